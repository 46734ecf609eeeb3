import type { Geopoint } from '../../../shared/formats/geopoint';

export interface Place {
  name: string;
  location: Geopoint;
}

interface Marked {
  name: string;
  x: number;
  y: number;
  label: { left: number; right: number; y: number };
}

/** In units of the drawing, of which a phone shows about one a pixel. */
export const WIDTH = 340;
const EDGE = 28;
const TALLEST = 300;
const LINE = 20;
/** From the middle of a dot to its name. */
const GAP = 9;
/** Letters of a name that fit beside the middle. */
export const LONGEST = 20;
/** The width of a letter on average. */
const LETTER = 7.6;

/** The areas that a map shows; fewer than three say nothing of where they lie. */
export function placesOf(areas: readonly Partial<Place>[]): Place[] {
  const places = areas.flatMap(({ name = '', location }) => (location ? [{ name, location }] : []));
  return places.length < 3 ? [] : places;
}

/** Where places lie to each other, and their names beside them, none over another. */
export function mapLayout(places: readonly Place[]): { height: number; marked: Marked[] } {
  const points = places.map(({ name, location: { latitude, longitude } }) => ({
    name,
    // A degree of longitude is shorter the further north.
    x: longitude * Math.cos((latitude * Math.PI) / 180),
    y: -latitude,
  }));
  const [west, east] = endsOf(points.map(({ x }) => x));
  const [north, south] = endsOf(points.map(({ y }) => y));
  const scale = Math.min(
    (WIDTH - 2 * EDGE) / (east - west || 1),
    (TALLEST - 2 * EDGE) / (south - north || 1),
  );
  const marked: Marked[] = [];
  for (const point of points.toSorted((a, b) => a.y - b.y)) {
    const x = WIDTH / 2 + (point.x - (west + east) / 2) * scale;
    const y = EDGE + (point.y - north) * scale;
    marked.push({ name: point.name, x, y, label: freeLabel(point.name, x, y, marked) });
  }
  return { height: Math.max(...marked.map(({ label }) => label.y)) + EDGE, marked };
}

const endsOf = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

/** Towards the middle, and further down as long as another name or place is there. */
function freeLabel(name: string, x: number, y: number, before: readonly Marked[]) {
  const width = Math.min(name.length, LONGEST) * LETTER;
  const left = x > WIDTH / 2 ? x - GAP - width : x + GAP;
  const label = { left, right: left + width, y };
  const others = before.flatMap((other) => [
    other.label,
    { left: other.x - GAP, right: other.x + GAP, y: other.y },
  ]);
  while (others.some((other) => isOver(label, other))) label.y += 2;
  return label;
}

export const isOver = (one: Marked['label'], other: Marked['label']): boolean =>
  one.left < other.right && other.left < one.right && Math.abs(one.y - other.y) < LINE;
