import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { postPath, PREVIEW_SLUG } from '../../../shared/blog';
import { postQuery, postsQuery } from '../../data/post-queries';
import { queryClient } from '../../data/query-client';
import { useDocumentHead } from '../../layout/useDocumentHead';
import { routeEntries } from '../../../shared/route-table';
import { PostArticle } from './PostArticle';

export { afterArticle } from './PostArticle';

const PreviewPost = lazy(() => import('./PreviewPost'));
const NoSuchPost = lazy(() => import('./NoSuchPost'));

const listEntry = routeEntries.find(({ path }) => path === '/blog');

/** One post at its address; the list when it is nowhere, or cannot be read (spec, section 8). */
export default function PostScreen() {
  const { slug = '' } = useParams();
  return (
    <QueryClientProvider client={queryClient}>
      {slug === PREVIEW_SLUG ? <PreviewPost /> : <Post key={slug} slug={slug} />}
    </QueryClientProvider>
  );
}

function Post({ slug }: { slug: string }) {
  const { data: post, isFetched } = useQuery(postQuery(slug));
  // What the list has loaded already shows at once; it is not loaded for this.
  const { data: cards } = useQuery({ ...postsQuery, enabled: false });
  useDocumentHead(post ?? (isFetched ? listEntry : undefined), post ? postPath(slug) : '/blog');

  if (isFetched && !post) return <NoSuchPost slug={slug} />;
  return <PostArticle post={post ?? undefined} card={cards?.find((card) => card.slug === slug)} />;
}
