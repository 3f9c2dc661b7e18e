/** The table's keys. They are silent where somebody writes, and in dialogs. */

export type Command =
    'back' | 'undo' | 'rules' | 'keys' | 'film' | 'guide' | 'log' | 'chat' | 'notes' | { choose: number };

/** For the help: each key and the message that says what it does. */
export const KEYS: readonly { keys: readonly string[]; text: string }[] = [
    { keys: ['1', '…', '9'], text: 'keys-choose' },
    { keys: ['Esc'], text: 'keys-back' },
    { keys: ['U', 'Ctrl Z'], text: 'keys-undo' },
    { keys: ['F'], text: 'keys-film' },
    { keys: ['G'], text: 'keys-guide' },
    { keys: ['L'], text: 'keys-log' },
    { keys: ['C'], text: 'keys-chat' },
    { keys: ['N'], text: 'keys-notes' },
    { keys: ['?'], text: 'keys-rules' },
    { keys: ['H'], text: 'keys-help' },
    { keys: ['+', '-', '0'], text: 'keys-zoom' },
    { keys: ['←', '↑', '↓', '→'], text: 'keys-pan' },
];

const LETTERS: Record<string, Command> = {
    u: 'undo',
    '?': 'rules',
    h: 'keys',
    f: 'film',
    g: 'guide',
    l: 'log',
    c: 'chat',
    n: 'notes',
};

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** What a key asks for. Single letters can be turned off, for whoever dictates or brushes against keys. */
export function command(press: Press, letters: boolean): Command | null {
    if (isWriting(press.target) || press.altKey) return null;
    if (press.key === 'Escape') return 'back';
    if (press.ctrlKey || press.metaKey) return press.key.toLowerCase() === 'z' ? 'undo' : null;
    if (!letters) return null;
    if (/^[1-9]$/.test(press.key)) return { choose: Number(press.key) };
    return LETTERS[press.key.toLowerCase()] ?? null;
}

function isWriting(target: EventTarget | null): boolean {
    return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
