import { isoDay } from '../blog';
import styles from './ArticleMeta.module.css';

interface ArticleMetaProps {
  category: string;
  /** The display date, such as "May 14, 2025". */
  date: string;
}

/** Category badge and date of an article, on its card and above its text. */
export function ArticleMeta({ category, date }: ArticleMetaProps) {
  return (
    <p className={styles.meta}>
      <span className={styles.badge}>{category}</span>
      <time className={styles.date} dateTime={isoDay(date)}>
        {date}
      </time>
    </p>
  );
}
