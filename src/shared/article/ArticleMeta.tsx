import { isoDay } from '../blog';
import styles from './ArticleMeta.module.css';

interface ArticleMetaProps {
  category: string;
  /** The display date, such as "May 14, 2025". */
  date: string;
  /** The day of its last change, in the same form, if that is to be told. */
  updated?: string;
  /** How many minutes it takes to read. */
  minutes?: number;
}

/** Category badge, dates and reading time of an article, on its card and above its text. */
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
