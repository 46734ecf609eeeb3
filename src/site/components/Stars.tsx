import { Star } from 'lucide-react';
import styles from './Stars.module.css';

/** Maximum rating (docs/specification.md, 2). */
const OUT_OF = 5;

/** Screen readers read "4 out of 5". */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} out of ${OUT_OF}`} className={styles.stars}>
      {Array.from({ length: OUT_OF }, (_, index) => (
        <Star key={index} size={20} className={index < rating ? styles.filled : styles.empty} />
      ))}
    </span>
  );
}
