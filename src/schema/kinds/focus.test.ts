import { expect, it } from 'vitest';
import { focusAt, pointOf } from './focus';

it('keeps a point of the picture, and nothing for its middle', () => {
  expect(focusAt({ x: 12.4, y: 80.6 })).toBe('10% 80%');
  expect(focusAt({ x: -5, y: 130 })).toBe('0% 100%');
  expect(focusAt({ x: 50, y: 50 })).toBeNull();
  expect(pointOf('12% 81%')).toEqual({ x: 12, y: 81 });
  expect(pointOf(null)).toEqual({ x: 50, y: 50 });
});
