import styles from './ArticleText.module.css';
import type { ReadableArticle } from './readable-article';
import { RichText } from './RichText';

/** The text of an article with the site's typography. */
export function ArticleText({ article: { html } }: { article: ReadableArticle }) {
  return <RichText html={html} className={styles.body} />;
}
