import { Section } from '../../components/Section';
import { homeTestimonials } from '../../content/home';
import { testimonials } from '../../content/testimonials';
import styles from './CustomerTestimonials.module.css';
import { TestimonialCard } from './TestimonialCard';

export function CustomerTestimonials() {
  return (
    <Section {...homeTestimonials} tone="cream">
      <ul className={styles.columns}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
