/**
 * Where a reader looks on a board: the arithmetic of panning and zooming, without a page.
 *
 * A camera is the point of the board in the middle of the frame, and how many pixels a unit of the board has.
 */
import { getContext, setContext } from 'svelte';

export interface Point {
    x: number;
    y: number;
}

export interface Size {
    width: number;
    height: number;
}

export interface Box extends Point, Size {}

export interface Camera extends Point {
    scale: number;
}

/** What boards are told of the frame that shows them. `zoom` is 1 when the whole board is seen. */
export interface Look {
    readonly zoom: number;
    /** Pixels of the screen for a unit of the board: divide by it what should not grow. */
    readonly scale: number;
}

/** Steps of size while the scale doubles. */
const STEPS = 3;

/** How far in: a board of 1000 units on a phone still needs legible cities. */
export const CLOSEST = 8;

/** The scale at which the whole board is seen. */
export function fitting(frame: Size, board: Size): number {
    const scale = Math.min(frame.width / board.width, frame.height / board.height);
    return Number.isFinite(scale) && scale > 0 ? scale : 1;
}

export function whole(frame: Size, board: Size): Camera {
    return { x: board.width / 2, y: board.height / 2, scale: fitting(frame, board) };
}

/** How much of a narrow frame a board should fill at least when it is opened, and how far it may be enlarged for that. */
export const NARROW = 600;
const FILLED = 0.75;
const ENLARGED = 1.75;

/**
 * How a board is first seen. On an upright phone most of the frame would stay empty around the whole of a wide board: then it
 * is seen larger, around a point that matters to the reader. Null: the whole board.
 */
export function opening(frame: Size, board: Size, at: Point): Camera | null {
    const fit = fitting(frame, board);
    const filling = Math.max(frame.width / board.width, frame.height / board.height);
    if (frame.width > NARROW || fit >= filling * FILLED) return null;
    return bounded({ ...at, scale: Math.min(filling, fit * ENLARGED) }, frame, board);
}

/** The camera, no closer and no further than makes sense, and never beside the board. */
export function bounded(camera: Camera, frame: Size, board: Size): Camera {
    const fit = fitting(frame, board);
    const scale = Math.min(Math.max(camera.scale, fit), fit * CLOSEST);
    return {
        scale,
        x: within(camera.x, frame.width / scale, board.width),
        y: within(camera.y, frame.height / scale, board.height),
    };
}

/** Nearer by a factor; the board stays where it is under a point of the frame. */
export function zoomed(camera: Camera, factor: number, at: Point, frame: Size, board: Size): Camera {
    const under = toBoard(camera, at, frame);
    const fit = fitting(frame, board);
    const scale = Math.min(Math.max(camera.scale * factor, fit), fit * CLOSEST);
    return bounded(
        {
            scale,
            x: under.x - (at.x - frame.width / 2) / scale,
            y: under.y - (at.y - frame.height / 2) / scale,
        },
        frame,
        board,
    );
}

/** The board follows the hand by so many pixels. */
export function panned(camera: Camera, by: Point, frame: Size, board: Size): Camera {
    const moved = { ...camera, x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale };
    return bounded(moved, frame, board);
}

/** Two fingers went from one pair of points to another: what was under them still is. */
export function pinched(
    camera: Camera,
    before: readonly [Point, Point],
    after: readonly [Point, Point],
    frame: Size,
    board: Size,
): Camera {
    const factor = distance(...after) / Math.max(distance(...before), 1);
    const from = middle(...before);
    const to = middle(...after);
    const nearer = zoomed(camera, factor, from, frame, board);
    return panned(nearer, { x: to.x - from.x, y: to.y - from.y }, frame, board);
}

/** A camera that shows a box of the board with some air around it. */
export function around(box: Box, frame: Size, board: Size): Camera {
    const air = 1.6;
    const scale = fitting(frame, { width: box.width * air || 1, height: box.height * air || 1 });
    return bounded({ x: box.x + box.width / 2, y: box.y + box.height / 2, scale }, frame, board);
}

/** So many things are asked of one another: all of them should be seen. Of more, it is enough to see some. */
const FEW = 6;
/** What is asked should be so many pixels large, or a finger misses it. */
const FINGER = 36;
const AIR = 1.12;

/**
 * How a frame has to look so that what is asked is seen: moved no further than needed, larger where that is too small to be hit,
 * smaller only where it has no room. Null: it is seen already.
 */
export function attending(camera: Camera, frame: Size, board: Size, asked: readonly Box[]): Camera | null {
    const view = viewOf(camera, frame);
    const inside = asked.filter((box) => contains(view, box)).length;
    const few = asked.length <= FEW;
    const wanted = few ? asked : nearest(asked, camera);
    const hull = hullOf(wanted);
    if (hull === null) return null;
    const least = Math.min(...wanted.map((box) => Math.max(box.width, box.height)));
    const most = fitting(frame, { width: hull.width * AIR, height: hull.height * AIR });
    const enough = Math.min(most, Math.max(camera.scale, few ? FINGER / least : 0));
    const large = enough <= camera.scale * 1.05;
    if (large && (few ? inside === asked.length : inside > 0)) return null;
    const scale = bounded({ ...camera, scale: enough }, frame, board).scale;
    const seen = { width: frame.width / scale, height: frame.height / scale };
    return bounded(
        {
            scale,
            x: covering(camera.x, seen.width, hull.x, hull.width),
            y: covering(camera.y, seen.height, hull.y, hull.height),
        },
        frame,
        board,
    );
}

function viewOf({ x, y, scale }: Camera, frame: Size): Box {
    const [width, height] = [frame.width / scale, frame.height / scale];
    return { x: x - width / 2, y: y - height / 2, width, height };
}

function contains(outer: Box, inner: Box): boolean {
    const slack = 1;
    return (
        inner.x >= outer.x - slack &&
        inner.y >= outer.y - slack &&
        inner.x + inner.width <= outer.x + outer.width + slack &&
        inner.y + inner.height <= outer.y + outer.height + slack
    );
}

function nearest(boxes: readonly Box[], to: Point): readonly Box[] {
    const far = (box: Box) => distance({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, to);
    return boxes.length === 0 ? [] : [boxes.reduce((best, box) => (far(box) < far(best) ? box : best))];
}

function hullOf(boxes: readonly Box[]): Box | null {
    if (boxes.length === 0) return null;
    const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
    const right = Math.max(...boxes.map((box) => box.x + box.width));
    const bottom = Math.max(...boxes.map((box) => box.y + box.height));
    return { x, y, width: right - x, height: bottom - y };
}

/** The middle of what is seen, moved as little as possible so that it covers a stretch with some air. */
function covering(centre: number, seen: number, from: number, length: number): number {
    const air = Math.max(0, Math.min((seen - length) / 2, seen * 0.06));
    const half = seen / 2 - air;
    if (length >= 2 * half) return from + length / 2;
    return Math.min(Math.max(centre, from + length - half), from + half);
}

/** Between two cameras; zooming goes by factors, so that it looks even. */
export function between(from: Camera, to: Camera, part: number): Camera {
    const scale = from.scale * (to.scale / from.scale) ** part;
    // The same progress for the place as for the scale, or the picture swings.
    const place = to.scale === from.scale ? part : (scale - from.scale) / (to.scale - from.scale);
    return { scale, x: from.x + (to.x - from.x) * place, y: from.y + (to.y - from.y) * place };
}

export function toBoard(camera: Camera, at: Point, frame: Size): Point {
    return {
        x: camera.x + (at.x - frame.width / 2) / camera.scale,
        y: camera.y + (at.y - frame.height / 2) / camera.scale,
    };
}

/** How the board's own units come onto the frame, as an SVG transform. */
export function transform(camera: Camera, frame: Size): string {
    const x = frame.width / 2 - camera.x * camera.scale;
    const y = frame.height / 2 - camera.y * camera.scale;
    return `translate(${round(x)} ${round(y)}) scale(${round(camera.scale)})`;
}

const LOOK = Symbol('look');

/** For `Viewport`: tell what is inside how it is seen. */
export function offerLook(look: Look): void {
    setContext(LOOK, look);
}

/** For parts of a board: how near it is seen. */
export function currentLook(): Look {
    return getContext<Look>(LOOK);
}

function within(centre: number, seen: number, length: number): number {
    return seen >= length ? length / 2 : Math.min(Math.max(centre, seen / 2), length - seen / 2);
}

function distance(one: Point, other: Point): number {
    return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Point, other: Point): Point {
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function round(value: number): number {
    return Math.round(value * 10_000) / 10_000;
}

/** Sizes follow the zoom in steps, so that a board is not laid out anew for every pixel of it. */
export function stepped(scale: number): number {
    return 2 ** (Math.round(Math.log2(Math.max(scale, 0.01)) * STEPS) / STEPS);
}
