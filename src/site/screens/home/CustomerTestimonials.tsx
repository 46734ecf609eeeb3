import { Section } from '../../components/Section';
import { homeTestimonials } from '../../content/home';
import testimonials from '../../../shared/content/published/testimonials';
import styles from './CustomerTestimonials.module.css';
import { TestimonialCard } from './TestimonialCard';

export function CustomerTestimonials() {
  if (testimonials.length === 0) return null;
  return (
    <Section {...homeTestimonials} tone="cream" id="testimonials">
      <ul className={styles.columns}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.content}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
