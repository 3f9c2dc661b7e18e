import { expect, test } from 'vitest';
import {
    around,
    attending,
    between,
    bounded,
    CLOSEST,
    fitting,
    opening,
    panned,
    pinched,
    toBoard,
    whole,
    zoomed,
    stepped,
} from './viewport';

const frame = { width: 500, height: 400 };
const board = { width: 1000, height: 700 };

test('the whole board fits the narrower side of the frame', () => {
    expect(whole(frame, board)).toEqual({ x: 500, y: 350, scale: 0.5 });
});

test('a frame without a size yet is no reason for infinite numbers', () => {
    expect(fitting({ width: 0, height: 0 }, board)).toBe(1);
});

test('a board that fills its frame is opened as a whole', () => {
    expect(opening(frame, board, { x: 0, y: 0 })).toBeNull();
});

test('where there is room for all of a board, it is opened as a whole whatever stays empty', () => {
    expect(opening({ width: 800, height: 1600 }, board, { x: 0, y: 0 })).toBeNull();
});

test('on an upright phone a wide board is opened larger, around what matters, and never beside itself', () => {
    const phone = { width: 390, height: 520 };
    const opened = opening(phone, board, { x: 900, y: 100 });
    expect(opened?.scale).toBeGreaterThan(1.4 * fitting(phone, board));
    expect(opened).toEqual(bounded(opened!, phone, board));
    expect(opened?.x).toBeGreaterThan(board.width / 2);
});

test('zooming keeps what is under the pointer', () => {
    const at = { x: 300, y: 150 };
    const before = whole(frame, board);

    const after = zoomed(before, 3, at, frame, board);

    expect(after.scale).toBeCloseTo(1.5);
    expect(toBoard(after, at, frame).x).toBeCloseTo(toBoard(before, at, frame).x);
    expect(toBoard(after, at, frame).y).toBeCloseTo(toBoard(before, at, frame).y);
});

test('zooming ends at the whole board and at the closest look', () => {
    const start = whole(frame, board);
    const middle = { x: 250, y: 200 };

    expect(zoomed(start, 0.1, middle, frame, board)).toEqual(start);
    expect(zoomed(start, 1000, middle, frame, board).scale).toBeCloseTo(0.5 * CLOSEST);
});

test('the board cannot be pushed out of the frame', () => {
    const close = { x: 500, y: 350, scale: 1 };

    const pushed = panned(close, { x: 10_000, y: -10_000 }, frame, board);

    expect(pushed).toEqual({ x: 250, y: 500, scale: 1 });
});

test('a side that is seen whole stays in the middle', () => {
    const camera = bounded({ x: 0, y: 0, scale: 0.5 }, frame, board);

    expect(camera).toEqual({ x: 500, y: 350, scale: 0.5 });
});

test('two fingers keep hold of the board while they spread and move', () => {
    const start = { x: 500, y: 350, scale: 1 };
    const held = toBoard(start, { x: 200, y: 200 }, frame);

    const after = pinched(
        start,
        [
            { x: 200, y: 200 },
            { x: 300, y: 200 },
        ],
        [
            { x: 180, y: 220 },
            { x: 380, y: 220 },
        ],
        frame,
        board,
    );

    expect(after.scale).toBeCloseTo(2);
    expect(toBoard(after, { x: 180, y: 220 }, frame).x).toBeCloseTo(held.x);
    expect(toBoard(after, { x: 180, y: 220 }, frame).y).toBeCloseTo(held.y);
});

test('a box is shown with air around it', () => {
    const camera = around({ x: 400, y: 300, width: 100, height: 100 }, frame, board);

    expect(camera.x).toBe(450);
    expect(camera.y).toBe(350);
    expect(camera.scale * 100).toBeLessThan(400);
    expect(camera.scale * 100).toBeGreaterThan(200);
});

test('a point on the board is shown as close as it gets', () => {
    expect(around({ x: 500, y: 350, width: 0, height: 0 }, frame, board).scale).toBeCloseTo(0.5 * CLOSEST);
});

test('between two cameras it begins at one and ends at the other', () => {
    const from = { x: 500, y: 350, scale: 0.5 };
    const to = { x: 300, y: 200, scale: 2 };

    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
    expect(between(from, to, 0.5).scale).toBeCloseTo(1);
});

test('sizes change in steps of the zoom', () => {
    expect(stepped(1)).toBe(1);
    expect(stepped(1.05)).toBe(1);
    expect(stepped(2)).toBe(2);
});

const phone = { width: 390, height: 500 };
const near = { x: 250, y: 200, scale: 1 };

function box(x: number, y: number, side = 80) {
    return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

function shows(camera: { x: number; y: number; scale: number } | null, x: number, y: number): boolean {
    if (!camera) return false;
    const across = Math.abs(x - camera.x) * camera.scale <= phone.width / 2;
    return across && Math.abs(y - camera.y) * camera.scale <= phone.height / 2;
}

test('what is asked and seen already moves nothing', () => {
    expect(attending(near, phone, board, [box(250, 200), box(150, 300)])).toBeNull();
    expect(attending(near, phone, board, [])).toBeNull();
});

test('what is asked elsewhere comes into view, no further and no nearer than needed', () => {
    const moved = attending(near, phone, board, [box(800, 300)]);
    expect(shows(moved, 800, 300)).toBe(true);
    expect(moved?.scale).toBe(1);
    expect(moved?.x).toBeLessThan(800);
});

test('a few things far apart are shown together, from further away', () => {
    const both = attending({ ...near, scale: 2 }, phone, board, [box(100, 100), box(600, 400)]);
    expect(shows(both, 100, 100) && shows(both, 600, 400)).toBe(true);
    expect(both?.scale).toBeLessThan(2);
});

test('of many things it is enough to see some, and the nearest comes if none is seen', () => {
    const many = Array.from({ length: 9 }, (_, at) => box(100 * at + 60, 640));
    expect(attending({ x: 200, y: 450, scale: 1 }, phone, board, many)).toBeNull();
    const moved = attending({ x: 200, y: 250, scale: 1.2 }, phone, board, many);
    expect(shows(moved, 160, 640)).toBe(true);
});

test('what is too small for a finger is brought nearer', () => {
    const far = whole(phone, board);
    const nearer = attending(far, phone, board, [box(300, 300, 60)]);
    expect((nearer?.scale ?? 0) * 60).toBeGreaterThanOrEqual(36);
});
