/** Two soft notes: it is your turn. Made by the browser, so that there is no file to load. */

const NOTES = [
    { frequency: 587.33, after: 0 },
    { frequency: 880, after: 0.16 },
];
const LENGTH = 0.55;
const VOLUME = 0.12;

let context: AudioContext | undefined;

export async function chime(): Promise<void> {
    context ??= new AudioContext();
    // Browsers hold sound back until the page has been touched; then this time it stays silent.
    if (context.state === 'suspended') await context.resume().catch(() => undefined);
    if (context.state !== 'running') return;
    for (const { frequency, after } of NOTES) {
        const begin = context.currentTime + after;
        const tone = new OscillatorNode(context, { type: 'sine', frequency });
        const volume = new GainNode(context, { gain: 0 });
        volume.gain.setValueAtTime(0, begin);
        volume.gain.linearRampToValueAtTime(VOLUME, begin + 0.02);
        volume.gain.exponentialRampToValueAtTime(0.0001, begin + LENGTH);
        tone.connect(volume).connect(context.destination);
        tone.start(begin);
        tone.stop(begin + LENGTH);
    }
}
