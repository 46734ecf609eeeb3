import testimonials from 'virtual:content/testimonials';
import type { testimonials as testimonialsType } from '../../content-types/testimonials';
import type { Readable } from '../../schema/readable';
import { useContent } from '../../shared/content/use-content';
import { Card } from '../components/Card';
import { Picture } from '../components/Picture';
import { Stars } from '../components/Stars';
import { Section, type BandProps } from '../components/Section';
import { ReviewPolicy } from './reviews/ReviewPolicy';
import { monthOf } from './reviews/review-words';
import type { Repeatable } from './components';
import styles from './Testimonials.module.css';

type Review = Readable<typeof testimonialsType>;

interface Props extends BandProps, Repeatable {
  /** The id of the area whose reviews are shown; left out, all are. */
  area?: string;
}

/** What customers say. */
export default function Testimonials({ area, isRepeated, ...band }: Props) {
  const all = useContent(testimonials).filter(({ area_id }) => !area || area_id?.id === area);
  if (all.length === 0) return null;
  return (
    <Section {...band} id={isRepeated ? undefined : 'testimonials'}>
      <ul className={styles.columns}>
        {all.map((testimonial, index) => (
          <li key={index}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
      <ReviewPolicy reviews={all} isRepeated={isRepeated} />
    </Section>
  );
}

export function TestimonialCard({ testimonial }: { testimonial: Review }) {
  const { name, role, content, avatar, rating } = testimonial;
  return (
    <Card>
      <figure className={styles.testimonial}>
        <Stars rating={rating} />
        <blockquote>{content}</blockquote>
        <figcaption className={styles.caption}>
          <div className={styles.customer}>
            {avatar && (
              <Picture
                picture={avatar}
                shape="avatar"
                alt={avatar.alt}
                sizes="3.5rem"
                className={styles.avatar}
              />
            )}
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.small}>{role}</p>
            </div>
          </div>
          <Origin {...testimonial} />
        </figcaption>
      </figure>
    </Card>
  );
}

/** Where a review comes from and when it was given, always with the year, and what was received for it. */
function Origin({ source, source_url, given_on, service_id, incentive }: Review) {
  const also = [given_on && monthOf(given_on), service_id?.title].filter(Boolean).join(', ');
  return (
    <>
      {source && (
        <p className={styles.small}>
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
