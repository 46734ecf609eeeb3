import { FOCUS_STEP } from '../../shared/focal-point-step';
import { defineKind } from '../define-kind';
import { asText, type CommonField, type SiblingColumn } from '../kind';
import { matches } from '../rules';

/** The focal point of a picture as CSS `object-position`: "50% 30%". */
export interface FocusField extends CommonField<string> {
  kind: 'focus';
  /** The picture's field; shown once that has a value. */
  of: SiblingColumn;
}

export interface Point {
  x: number;
  y: number;
}

const FORM = /^(\d{1,3})% (\d{1,3})%$/;
/** In steps of FOCUS_STEP. */
const STORED = /^(100|[1-9]?[05])% (100|[1-9]?[05])%$/;
const MIDDLE: Point = { x: 50, y: 50 };

export const focus = defineKind<FocusField>()({
  column: () => ({ type: 'text' }),
  rules: ({ label }) => [matches('format', STORED, `${label}: choose a point of the picture`)],
  readAs: 'nothing',
  samples: () => ['50% 30%', '20% 30%'],
});

/** The middle by default. */
export function pointOf(value: unknown): Point {
  const [, x, y] = FORM.exec(asText(value)) ?? [];
  return x === undefined || y === undefined ? MIDDLE : { x: Number(x), y: Number(y) };
}

/** Clamped to the picture; null for the middle. */
export function focusAt({ x, y }: Point): string | null {
  const inside = (percent: number) =>
    FOCUS_STEP * Math.round(Math.min(100, Math.max(0, percent)) / FOCUS_STEP);
  const point = { x: inside(x), y: inside(y) };
  return point.x === MIDDLE.x && point.y === MIDDLE.y ? null : `${point.x}% ${point.y}%`;
}
