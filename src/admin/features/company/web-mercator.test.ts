import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tilesAround, toPixel, toPlace } from './web-mercator';

it('asks for the tiles of the place, as OpenStreetMap numbers them', () => {
  // The example of https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames.
  const example = { latitude: 51.51202, longitude: 0.02435 };
  const [tile, ...others] = tilesAround(example, 17, { width: 1, height: 1 });
  expect(others).toEqual([]);
  expect(tile?.src).toBe('https://tile.openstreetmap.org/17/65544/43582.png');
  expect(tilesAround(example, 0, { width: 2000, height: 2000 })).toHaveLength(1);
});

it('leads from a place to its point and back, to the metre', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  fc.assert(
    fc.property(
      degrees(85),
      degrees(179),
      fc.integer({ min: 10, max: 19 }),
      (north, east, zoom) => {
        const place = toPlace(toPixel({ latitude: north, longitude: east }, zoom), zoom);
        expect(place.latitude).toBeCloseTo(north, 4);
        expect(place.longitude).toBeCloseTo(east, 4);
      },
    ),
  );
});

it('stays on the map, whatever is asked for', () => {
  const { latitude, longitude } = toPlace({ x: -1e9, y: 1e9 }, 5);
  expect([Math.round(latitude), longitude]).toEqual([-85, -180]);
  expect(toPixel({ latitude: 90, longitude: 0 }, 3).y).toBeCloseTo(0, 0);
});
