import { isoDay } from '../time/display-date';
import styles from './ArticleMeta.module.css';

interface ArticleMetaProps {
  category: string;
  /** Such as "May 14, 2025". */
  date: string;
  /** Display date of the last change, if later. */
  updated?: string;
  /** Reading time. */
  minutes?: number;
}

export function ArticleMeta({ category, date, updated, minutes }: ArticleMetaProps) {
  return (
    <p className={styles.meta}>
      <span className={styles.badge}>{category}</span>
      <time className={styles.date} dateTime={isoDay(date)}>
        {date}
      </time>
      {updated && (
        <span className={styles.date}>
          Updated <time dateTime={isoDay(updated)}>{updated}</time>
        </span>
      )}
      {minutes && <span className={styles.date}>{minutes} min read</span>}
    </p>
  );
}
