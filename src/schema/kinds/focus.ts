import { FOCUS_STEP } from '../../shared/focus-step';
import { plain, textOf, type CommonField, type FormValues, type Kind } from '../kind';

/** The point of a picture that every crop of it keeps, as CSS `object-position` has it: "50% 30%". */
export interface FocusField<Row = FormValues> extends CommonField<Row, string | null> {
  kind: 'focus';
  /** The field of the picture; asked for once that one has a picture. */
  of: keyof Row & string;
}

export interface Point {
  x: number;
  y: number;
}

const FORM = /^(\d{1,3})% (\d{1,3})%$/;
const MIDDLE: Point = { x: 50, y: 50 };

export const focus: Kind<FocusField> = { ...plain, columnTypes: ['text', 'varchar'] };

/** The point that a value means; the middle where it says nothing. */
export function pointOf(value: unknown): Point {
  const [, x, y] = FORM.exec(textOf(value)) ?? [];
  return x === undefined || y === undefined ? MIDDLE : { x: Number(x), y: Number(y) };
}

/** A point as it is kept, within the picture; the middle is what a picture has anyway. */
export function focusAt({ x, y }: Point): string | null {
  const inside = (percent: number) =>
    FOCUS_STEP * Math.round(Math.min(100, Math.max(0, percent)) / FOCUS_STEP);
  const point = { x: inside(x), y: inside(y) };
  return point.x === MIDDLE.x && point.y === MIDDLE.y ? null : `${point.x}% ${point.y}%`;
}
