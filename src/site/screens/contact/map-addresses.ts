interface Point {
  latitude: number;
  longitude: number;
}

const EMBED_HALF_HEIGHT_DEGREES = 0.006;
const EMBED_HALF_WIDTH_DEGREES = 0.016;
const PAGE_ZOOM = 16;

/** OpenStreetMap's embeddable map with a marker; its box is west, south, east, north in degrees. */
export function mapEmbedHref({ latitude, longitude }: Point): string {
  const box = [
    longitude - EMBED_HALF_WIDTH_DEGREES,
    latitude - EMBED_HALF_HEIGHT_DEGREES,
    longitude + EMBED_HALF_WIDTH_DEGREES,
    latitude + EMBED_HALF_HEIGHT_DEGREES,
  ];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** The same place as a page of its own. */
export function mapPageHref({ latitude, longitude }: Point): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${PAGE_ZOOM}/${latitude}/${longitude}`;
}
