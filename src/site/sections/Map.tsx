import { ExternalLink, MapPin } from 'lucide-react';
import { useId, useRef } from 'react';
import type { map } from '../../content-types/sections/record-sections';
import type { SectionProps } from '../../schema/define-section';
import { company as published } from '../../shared/company';
import { useContent } from '../../shared/content/use-content';
import { mapHref, type Geopoint } from '../../shared/formats/geopoint';
import { useNearViewport } from '../components/use-near-viewport';
import styles from './Map.module.css';

const EMBED_HALF_HEIGHT_DEGREES = 0.006;
const EMBED_HALF_WIDTH_DEGREES = 0.016;

/** A map, loaded from OpenStreetMap near the viewport only (privacy policy). */
export default function MapSection({ title, text }: SectionProps<typeof map>) {
  const headingId = useId();
  const company = useContent(published);
  const frame = useRef<HTMLDivElement>(null);
  const near = useNearViewport(frame);
  return (
    <section aria-labelledby={headingId} className={styles.band}>
      <div ref={frame} className={styles.map}>
        <MapPin aria-hidden size={48} className={styles.pin} />
        {near && (
          <iframe
            src={mapEmbedHref(company)}
            title={`Map showing ${company.name} in ${company.locality}`}
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
            className={styles.frame}
          />
        )}
      </div>
      <div className={`container ${styles.over}`}>
        <div className={styles.card}>
          <h2 id={headingId}>{title}</h2>
          {text && <p>{text}</p>}
          <address className={styles.address}>
            {company.street}
            <br />
            {company.locality} {company.postcode}
          </address>
          <a href={mapHref(company)} className={styles.link}>
            Open in OpenStreetMap <ExternalLink aria-hidden size="1em" />
          </a>
        </div>
      </div>
    </section>
  );
}

/** OpenStreetMap's embed with a marker; `bbox` is west, south, east, north in degrees. */
function mapEmbedHref({ latitude, longitude }: Geopoint): string {
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
