import type { ComponentProps, ReactNode } from 'react';
import { ArticleMeta } from './ArticleMeta';
import styles from './ArticleView.module.css';

interface ArticleViewProps extends ComponentProps<typeof ArticleMeta> {
  title: string;
  /** In a 16:9 frame. */
  picture?: ReactNode;
  /** Usually an ArticleText. */
  children: ReactNode;
}

export function ArticleView({ title, picture, children, ...meta }: ArticleViewProps) {
  return (
    <article className={styles.article}>
      <header className={styles.header}>
        <ArticleMeta {...meta} />
        <h1 className={styles.title}>{title}</h1>
      </header>
      {picture && <div className={styles.frame}>{picture}</div>}
      {children}
    </article>
  );
}
