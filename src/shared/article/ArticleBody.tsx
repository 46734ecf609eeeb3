import { useMemo } from 'react';
import { ArticleText } from './ArticleText';
import { readableArticle } from './readable-article';

/**
 * What readers would see of an article that may hold anything.
 * @param html as stored or typed; cleaned here, at every change
 */
export function ArticleBody({ html }: { html: string }) {
  const article = useMemo(() => readableArticle(html), [html]);
  return <ArticleText article={article} />;
}
