import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pagePlaces } from '../../data/paginate';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** From 1. */
  page: number;
  /** Of pages. */
  count: number;
  onChange: (page: number) => void;
}

/** docs/specification.md, 2. */
export function Pagination({ page, count, onChange }: PaginationProps) {
  if (count < 2) return null;
  return (
    <nav aria-label="Pages of the blog" className={styles.pagination}>
      <button
        type="button"
        className={styles.step}
        disabled={page === 1}
        onClick={() => onChange(page - 1)}
      >
        <ChevronLeft aria-hidden="true" size={18} />
        Previous
      </button>
      <ol className={styles.numbers}>
        {pagePlaces(page, count).map((place) => (
          <li key={place}>
            {typeof place === 'number' ? (
              <button
                type="button"
                className={styles.number}
                aria-label={`Page ${place}`}
                aria-current={place === page ? 'page' : undefined}
                onClick={() => onChange(place)}
              >
                {place}
              </button>
            ) : (
              <span className={styles.gap}>…</span>
            )}
          </li>
        ))}
      </ol>
      <button
        type="button"
        className={styles.step}
        disabled={page === count}
        onClick={() => onChange(page + 1)}
      >
        Next
        <ChevronRight aria-hidden="true" size={18} />
      </button>
    </nav>
  );
}
