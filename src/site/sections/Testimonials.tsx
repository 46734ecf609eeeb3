import testimonials from 'virtual:content/testimonials';
import type { testimonials as testimonialsType } from '../../content-types/testimonials';
import type { Readable } from '../../schema/readable';
import { useContent } from '../../shared/content/use-content';
import { Card } from '../components/Card';
import { Picture } from '../components/Picture';
import { Stars } from '../components/Stars';
import { Section, type BandTone, type SectionHeaderProps } from '../components/Section';
import avatar1 from '../pictures/avatar-1.webp?role=avatar';
import avatar2 from '../pictures/avatar-2.webp?role=avatar';
import avatar3 from '../pictures/avatar-3.webp?role=avatar';
import avatar4 from '../pictures/avatar-4.webp?role=avatar';
import avatar5 from '../pictures/avatar-5.webp?role=avatar';
import avatar6 from '../pictures/avatar-6.webp?role=avatar';
import { contentPicture } from '../pictures/content-picture';
import { ReviewOrigin } from './reviews/ReviewOrigin';
import { ReviewPolicy } from './reviews/ReviewPolicy';
import styles from './Testimonials.module.css';

/** The site's own, by their address. */
const PORTRAITS: Readonly<Record<string, PictureSource>> = {
  '/pictures/avatar-1.webp': avatar1,
  '/pictures/avatar-2.webp': avatar2,
  '/pictures/avatar-3.webp': avatar3,
  '/pictures/avatar-4.webp': avatar4,
  '/pictures/avatar-5.webp': avatar5,
  '/pictures/avatar-6.webp': avatar6,
};

interface Props extends SectionHeaderProps {
  tone?: BandTone;
  /** The id of the area whose reviews are shown; left out, all are. */
  area?: string;
}

/** What customers say. */
export default function Testimonials({ area, ...band }: Props) {
  const all = useContent(testimonials).filter(({ area_id }) => !area || area_id?.id === area);
  if (all.length === 0) return null;
  return (
    <Section {...band} id="testimonials">
      <ul className={styles.columns}>
        {all.map((testimonial, index) => (
          <li key={index}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
      <ReviewPolicy reviews={all} />
    </Section>
  );
}

export function TestimonialCard({
  testimonial,
}: {
  testimonial: Readable<typeof testimonialsType>;
}) {
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
                source={contentPicture(avatar, PORTRAITS, 'avatar')}
                alt={avatar.alt}
                sizes="3.5rem"
                className={styles.avatar}
              />
            )}
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.role}>{role}</p>
            </div>
          </div>
          <ReviewOrigin {...testimonial} />
        </figcaption>
      </figure>
    </Card>
  );
}
