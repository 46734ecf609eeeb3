/** In degrees (WGS 84). */
export interface Geopoint {
  latitude: number;
  longitude: number;
}

/** Parses an untrusted value; `undefined` if invalid. */
export function geopointOf(value: unknown): Geopoint | undefined {
  const { latitude, longitude } = { ...(value as Partial<Geopoint> | null) };
  const isPlace = isWithin(latitude, 90) && isWithin(longitude, 180);
  return isPlace ? { latitude, longitude } : undefined;
}

function isWithin(degrees: unknown, most: number): degrees is number {
  return typeof degrees === 'number' && Math.abs(degrees) <= most;
}

/** Shows names of streets. */
const ZOOM = 16;

/** OpenStreetMap with a marker. */
export function mapHref({ latitude, longitude }: Geopoint): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;
}
