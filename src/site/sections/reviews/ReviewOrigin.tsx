import type { testimonials } from '../../../content-types/testimonials';
import type { Readable } from '../../../schema/readable';
import { monthOf } from './review-words';
import styles from './ReviewOrigin.module.css';

type Review = Readable<typeof testimonials>;

/** Where a review comes from and when it was given, always with the year, and what was received for it. */
export function ReviewOrigin({ source, source_url, given_on, service_id, incentive }: Review) {
  const also = [given_on && monthOf(given_on), service_id?.title].filter(Boolean).join(', ');
  return (
    <>
      {source && (
        <p className={styles.origin}>
          {source_url ? (
            <a href={source_url} rel="nofollow noopener">
              {source}
            </a>
          ) : (
            source
          )}
          {also && `, ${also}`}
        </p>
      )}
      {incentive && <p className={styles.incentive}>Received {incentive} for this review</p>}
    </>
  );
}
