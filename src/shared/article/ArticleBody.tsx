import { useMemo, type ReactNode } from 'react';
import type { ArticleHeading } from './article-anchors';
import styles from './ArticleBody.module.css';
import { readableArticle } from './sanitize-article';

interface ArticleBodyProps {
  /** As stored: cleaned here, at every rendering. */
  html: string;
  className?: string;
  /** What stands before the text, made of its headings. */
  contents?: (headings: readonly ArticleHeading[]) => ReactNode;
}

/** The text of an article with the site's typography: what a reader sees, in the post and in the admin's preview. */
export function ArticleBody({ html, className, contents }: ArticleBodyProps) {
  const { headings, clean } = useMemo(() => {
    const article = readableArticle(html);
    return { headings: article.headings, clean: { __html: article.html } };
  }, [html]);
  return (
    <>
      {contents?.(headings)}
      <div
        className={className ? `${styles.body} ${className}` : styles.body}
        dangerouslySetInnerHTML={clean}
      />
    </>
  );
}
