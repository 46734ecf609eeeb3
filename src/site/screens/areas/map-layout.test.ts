import { expect, it } from 'vitest';
import { isOver, mapLayout, placesOf, WIDTH, type Place } from './map-layout';

const place = (name: string, latitude: number, longitude: number): Place => ({
  name,
  location: { latitude, longitude },
});

const PLACES = [
  place('Walsall', 52.5862, -1.9829),
  place('Birmingham', 52.4862, -1.8904),
  place('Wolverhampton', 52.587, -2.1288),
  place('Dudley', 52.5123, -2.0811),
  place('Black Country', 52.53, -2.06),
];

it('draws north above south and west before east', () => {
  const { marked } = mapLayout(PLACES);
  const at = (wanted: string) => marked.find(({ name }) => name === wanted);
  expect(at('Walsall')?.y).toBeLessThan(at('Birmingham')?.y ?? 0);
  expect(at('Wolverhampton')?.x).toBeLessThan(at('Walsall')?.x ?? 0);
});

it('draws no map of fewer than three', () => {
  expect(placesOf(PLACES)).toEqual(PLACES);
  expect(placesOf([...PLACES.slice(0, 2), { name: 'Telford' }])).toEqual([]);
});

it.each([
  ['towns of the same county', PLACES],
  [
    'places that are nearly one',
    Array.from({ length: 12 }, (_, n) =>
      place(`Wednesfield ${n}`, 52.6 + n / 1e4, -2 - (n % 3) / 1e4),
    ),
  ],
  ['one place said thrice', Array.from({ length: 3 }, () => place('Bilston', 52.56, -2.07))],
  [
    'both ends of the country',
    [
      place('Penzance', 50.12, -5.54),
      place('Lerwick', 60.15, -1.14),
      place('Birmingham', 52.49, -1.89),
    ],
  ],
])('writes no name over another, and all within the drawing: %s', (_, places) => {
  const { marked, height } = mapLayout(places);
  const boxes = marked.map(({ label }) => label);
  for (const [index, box] of boxes.entries()) {
    expect(boxes.slice(index + 1).filter((other) => isOver(box, other))).toEqual([]);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(WIDTH);
    expect(box.y).toBeLessThan(height);
  }
});
