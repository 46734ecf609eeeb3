/** A place on earth, in degrees (WGS 84). */
export interface Geopoint {
  latitude: number;
  longitude: number;
}

/** A stored place, which is hostile until proven otherwise; `undefined` when it is none. */
export function geopointOf(value: unknown): Geopoint | undefined {
  const { latitude, longitude } = { ...(value as Partial<Geopoint> | null) };
  const isPlace = isWithin(latitude, 90) && isWithin(longitude, 180);
  return isPlace ? { latitude, longitude } : undefined;
}

function isWithin(degrees: unknown, most: number): degrees is number {
  return typeof degrees === 'number' && Math.abs(degrees) <= most;
}

/** Streets with their names. */
const ZOOM = 16;

/** The page of OpenStreetMap that marks a place. */
export function mapHref({ latitude, longitude }: Geopoint): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;
}
