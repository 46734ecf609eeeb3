import { PreviewByLink } from '../../components/PreviewByLink';
import { PostArticle } from './PostArticle';
import { type BlogPost, POST_COLUMNS } from '../../../shared/blog';
import { readPreview } from '../../data/read-preview';
import type { ReadablePost } from '../../data/readable-post';

/** A draft, by its preview link. Prerendered with `noindex`. */
export default function PreviewPost() {
  return (
    <PreviewByLink read={previewPost}>
      {(post) => <PostArticle post={post} card={undefined} isPreview />}
    </PreviewByLink>
  );
}

async function previewPost(token: string): Promise<ReadablePost | null> {
  const call = `preview_post?select=${POST_COLUMNS.join()}`;
  const post = await readPreview<BlogPost>(call, token);
  return post ? (await import('../../data/readable-post')).readablePost(post) : null;
}
