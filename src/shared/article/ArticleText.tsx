import { useMemo } from 'react';
import styles from './ArticleText.module.css';
import type { ReadableArticle } from './readable-article';

/** The text of an article with the site's typography. */
export function ArticleText({ article: { html } }: { article: ReadableArticle }) {
  // React writes the text again whenever it is given another object.
  const inner = useMemo(() => ({ __html: html }), [html]);
  return <div className={styles.body} dangerouslySetInnerHTML={inner} />;
}
