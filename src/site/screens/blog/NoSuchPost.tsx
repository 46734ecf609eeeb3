import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { Navigate } from 'react-router-dom';
import { postPath } from '../../../shared/blog';
import { movedTo } from '../../data/moved-address';
import { project, withTimeout } from '../../data/posts';
import { PostArticle } from './PostArticle';

const BlogListScreen = lazy(() => import('./BlogListScreen'));

/** Leads on to a post that has left this address; the list when there is none (spec, section 8). */
export default function NoSuchPost({ slug }: { slug: string }) {
  const { data, isPending } = useQuery({
    queryKey: ['moved', slug],
    queryFn: async ({ signal }) => (await movedTo(project, slug, withTimeout(signal))) ?? null,
    retry: false,
  });
  if (isPending) return <PostArticle post={undefined} card={undefined} />;
  return data ? <Navigate to={postPath(data)} replace /> : <BlogListScreen />;
}
