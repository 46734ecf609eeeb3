import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { formatDisplayDate } from '../../shared/blog';
import { PreviewedArticle } from './PreviewedArticle';
import { PREVIEW_DELAY_MS, PreviewPanel } from './PreviewPanel';
import { useDebounced } from '../ui/useDebounced';

/** The columns that hold what an article shows. */
export interface ArticleColumns {
  title: string;
  category: string;
  date: string;
  image: string;
  focus: string;
  content: string;
}

/**
 * The post as readers will see it, from the form's values as they are typed: same component, same sanitiser,
 * same styles as the public page.
 */
export function ArticlePreview({ columns }: { columns: ArticleColumns }) {
  const article = useDebounced(useArticleValues(columns), PREVIEW_DELAY_MS);
  return (
    <PreviewPanel>
      <PreviewedArticle {...article} />
    </PreviewPanel>
  );
}

function useArticleValues(columns: ArticleColumns) {
  const [title, category, date, image, focus, content]: unknown[] = useWatch({
    name: [
      columns.title,
      columns.category,
      columns.date,
      columns.image,
      columns.focus,
      columns.content,
    ],
  });
  return useMemo(
    () => ({
      title: textOf(title),
      category: textOf(category),
      date: textOf(date) || formatDisplayDate(new Date()),
      image,
      focus: textOf(focus) || undefined,
      content: textOf(content),
    }),
    [title, category, date, image, focus, content],
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
