import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  as?: 'div' | 'li';
  /** Full-bleed, above the body. */
  picture?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A link inside with `data-covers-card` makes the whole card clickable. */
export function Card({ as: Element = 'div', picture, className, children }: CardProps) {
  return (
    <Element className={className ? `${styles.card} ${className}` : styles.card}>
      {picture}
      <div className={styles.body}>{children}</div>
    </Element>
  );
}
