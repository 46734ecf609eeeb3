import { Section, type BandTone } from '../components/Section';
import type { SectionHeaderProps } from '../components/SectionHeader';
import testimonials from '../../shared/content/published/testimonials';
import { useContent } from '../../shared/content/use-content';
import styles from './Testimonials.module.css';
import { TestimonialCard } from './TestimonialCard';

/** What customers say. */
export default function Testimonials(band: SectionHeaderProps & { tone?: BandTone }) {
  const all = useContent(testimonials);
  if (all.length === 0) return null;
  return (
    <Section {...band} id="testimonials">
      <ul className={styles.columns}>
        {all.map((testimonial) => (
          <li key={testimonial.content}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
