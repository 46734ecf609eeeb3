import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { Preview } from '../../components/Preview';
import { PostArticle } from './PostArticle';
import { type BlogPost, POST_COLUMNS } from '../../../shared/blog';
import { readPreview } from '../../data/read-preview';
import type { ReadablePost } from '../../data/readable-post';

/** A draft, by its preview link. Prerendered with `noindex`. */
export default function PreviewPost() {
  const token = useLocation().hash.slice(1);
  const {
    data: post,
    isPending,
    isError,
  } = useQuery({
    queryKey: ['preview', token],
    queryFn: () => previewPost(token),
    gcTime: 0,
  });
  return (
    <Preview title={post?.title} isPending={isPending} isError={isError}>
      <PostArticle post={post ?? undefined} card={undefined} isPreview />
    </Preview>
  );
}

/** `null` for a revoked or expired link. */
async function previewPost(token: string): Promise<ReadablePost | null> {
  const call = `preview_post?select=${POST_COLUMNS.join()}`;
  const post = await readPreview<BlogPost>(call, token);
  return post ? (await import('../../data/readable-post')).readablePost(post) : null;
}
