/** A place on earth, WGS 84 degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** A place on the square map of the world, in pixels from its north-western corner. */
export interface Pixel {
  x: number;
  y: number;
}

/** Pixels on each side of a tile (OpenStreetMap, "Slippy map tilenames"). */
export const TILE = 256;
/** The map ends there: it would be endlessly high. */
const MOST_NORTH = 85.0511;

const RADIAN = Math.PI / 180;

/** Where a place is on the map that is 2^zoom tiles wide. */
export function toPixel({ latitude, longitude }: Place, zoom: number): Pixel {
  const size = TILE * 2 ** zoom;
  const north = Math.min(MOST_NORTH, Math.max(-MOST_NORTH, latitude)) * RADIAN;
  return {
    x: ((longitude + 180) / 360) * size,
    y: ((1 - Math.asinh(Math.tan(north)) / Math.PI) / 2) * size,
  };
}

/** The place at a point of the map, to the metre (five decimals). */
export function toPlace({ x, y }: Pixel, zoom: number): Place {
  const size = TILE * 2 ** zoom;
  const within = (value: number) => Math.min(size, Math.max(0, value));
  return {
    latitude: rounded(Math.atan(Math.sinh(Math.PI * (1 - (2 * within(y)) / size))) / RADIAN),
    longitude: rounded((within(x) / size) * 360 - 180),
  };
}

interface MapTile {
  src: string;
  /** From the middle of the map, in pixels. */
  left: number;
  top: number;
}

/** The tiles that fill a map of this size around its middle. */
export function tilesAround(middle: Place, zoom: number, size: { width: number; height: number }) {
  const { x, y } = toPixel(middle, zoom);
  const last = 2 ** zoom - 1;
  const numbers = (centre: number, extent: number) => {
    const from = Math.max(0, Math.floor((centre - extent / 2) / TILE));
    const to = Math.min(last, Math.floor((centre + extent / 2) / TILE));
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  };
  return numbers(x, size.width).flatMap((column) =>
    numbers(y, size.height).map((row): MapTile => ({
      src: `https://tile.openstreetmap.org/${zoom}/${column}/${row}.png`,
      left: Math.round(column * TILE - x),
      top: Math.round(row * TILE - y),
    })),
  );
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
