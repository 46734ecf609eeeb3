import { useMemo } from 'react';
import styles from './ArticleBody.module.css';
import { sanitizeArticle } from './sanitize-article';

interface ArticleBodyProps {
  /** As stored: cleaned here, at every rendering. */
  html: string;
  className?: string;
}

/** The text of an article with the site's typography: what a reader sees, in the post and in the admin's preview. */
export function ArticleBody({ html, className }: ArticleBodyProps) {
  const clean = useMemo(() => ({ __html: sanitizeArticle(html) }), [html]);
  return (
    <div
      className={className ? `${styles.body} ${className}` : styles.body}
      dangerouslySetInnerHTML={clean}
    />
  );
}
