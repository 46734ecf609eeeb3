import type { Ref } from 'react';
import styles from './ArticleText.module.css';
import type { ReadableArticle } from './readable-article';
import { RichText } from './RichText';

interface ArticleTextProps {
  article: ReadableArticle;
  ref?: Ref<HTMLDivElement>;
}

export function ArticleText({ article: { html }, ref }: ArticleTextProps) {
  return <RichText ref={ref} html={html} className={styles.body} />;
}
