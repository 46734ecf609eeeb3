import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { formatDisplayDate } from '../../shared/blog';
import { useDebounced } from '../ui/useDebounced';
import { PreviewedArticle } from './PreviewedArticle';
import { PREVIEW_DELAY_MS, PreviewPanel } from './PreviewPanel';

/**
 * The post as readers will see it, from the form's values as they are typed: same component, same sanitiser,
 * same styles as the public page.
 */
export function BlogPostPreview() {
  const article = useDebounced(useArticleValues(), PREVIEW_DELAY_MS);
  return (
    <PreviewPanel>
      <PreviewedArticle {...article} />
    </PreviewPanel>
  );
}

function useArticleValues() {
  const [title, category, date, image, focus, content]: unknown[] = useWatch({
    name: ['title', 'category', 'date', 'image', 'image_focus', 'content'],
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
