import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { postPath, PREVIEW_SLUG, type BlogCard } from '../../../shared/blog';
import type { PostList } from '../../data/post-list';
import { postQuery, postsQuery } from '../../data/post-queries';
import { queryClient } from '../../data/query-client';
import { useDocumentHead } from '../../layout/use-document-head';
import { useHydrated } from '../../layout/use-hydrated';
import { useLateHeading } from '../../layout/use-late-heading';
import { routeEntries } from '../../../shared/route-table';
import { PostArticle } from './PostArticle';

export { afterArticle as later } from './PostArticle';

const PreviewPost = lazy(() => import('./PreviewPost'));
const NoSuchPost = lazy(() => import('./NoSuchPost'));

const listEntry = routeEntries.find(({ path }) => path === '/blog');

/** Stays while further code comes, in place of an empty screen. */
const loading = <PostArticle post={undefined} card={undefined} />;

/** A post; the list when it does not exist or fails to load (docs/specification.md, 8). */
export default function PostScreen() {
  const { slug = '' } = useParams();
  return (
    <QueryClientProvider client={queryClient}>
      {slug === PREVIEW_SLUG ? <Preview /> : <Post key={slug} slug={slug} />}
    </QueryClientProvider>
  );
}

/** Begins as what its HTML is: the shell of a post. */
function Preview() {
  if (!useHydrated()) return loading;
  return (
    <Suspense fallback={loading}>
      <PreviewPost />
    </Suspense>
  );
}

function Post({ slug }: { slug: string }) {
  const { data: post, isFetched } = useQuery(postQuery(slug));
  const card = useCachedCard(slug);
  useLateHeading(Boolean(post));
  useDocumentHead(post ?? (isFetched ? listEntry : undefined), post ? postPath(slug) : '/blog');

  if (isFetched && !post) {
    return (
      <Suspense fallback={loading}>
        <NoSuchPost slug={slug} isGone={post === null} />
      </Suspense>
    );
  }
  return <PostArticle post={post ?? undefined} card={card} />;
}

/** The post's card from cached lists, without a request. */
function useCachedCard(slug: string): BlogCard | undefined {
  const lists = useQueryClient().getQueriesData<Pick<PostList, 'cards'>>(postsQuery);
  return lists.flatMap(([, list]) => list?.cards ?? []).find((card) => card.slug === slug);
}
