import { useMemo, useState } from 'react';
import { blockwiseCleaner } from '../../shared/article/blockwise-cleaner';
import { anchorHeadings } from '../../shared/article/readable-article';
import type { BlogPost } from '../../shared/blog';
import { PostArticle } from '../../site/screens/blog/PostArticle';
import { EditedText } from './EditedText';

/** A post with its text cleaned as at publication, each block when it has changed. */
export function PostPreview({ content, ...post }: BlogPost) {
  const [clean] = useState(blockwiseCleaner);
  const blocks = useMemo(() => clean(content), [clean, content]);
  const article = useMemo(() => {
    const headings = document.createElement('template');
    headings.innerHTML = blocks.filter((block) => /<h[1-3]\b/.test(block)).join('');
    return { html: blocks.join(''), headings: anchorHeadings(headings.content) };
  }, [blocks]);
  const { updated_at = new Date().toISOString() } = post as Partial<BlogPost>;
  return (
    <PostArticle
      post={{ ...post, updated_at, article }}
      card={undefined}
      isPreview
      written={<EditedText blocks={blocks} />}
    />
  );
}
