import { Card } from '../components/Card';
import { Picture } from '../components/Picture';
import { Stars } from '../components/Stars';
import type { Testimonial } from '../../shared/content/site-content';
import { contentPicture } from '../pictures/content-picture';
import { customerPortraits } from '../pictures/customer-portraits';
import styles from './TestimonialCard.module.css';

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, role, content, picture, rating } = testimonial;
  return (
    <Card>
      <figure className={styles.testimonial}>
        <Stars rating={rating} />
        <blockquote>{content}</blockquote>
        <figcaption className={styles.customer}>
          {picture && (
            <Picture
              source={contentPicture(picture, customerPortraits, 'avatar')}
              alt={picture.alt}
              sizes="3.5rem"
              className={styles.avatar}
            />
          )}
          <div>
            <p className={styles.name}>{name}</p>
            <p className={styles.role}>{role}</p>
          </div>
        </figcaption>
      </figure>
    </Card>
  );
}
