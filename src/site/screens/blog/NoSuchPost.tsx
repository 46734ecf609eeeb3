import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SiteLink } from '../../components/SiteLink';
import { blogPost } from './messages';
import { followingState } from '../../layout/navigation-state';
import { useLowerCaseAddress } from '../../layout/use-lower-case-address';
import { movedTo } from '../../data/find-redirect';
import { withTimeout } from '../../../shared/request-timeout';
import { project } from '../../../shared/supabase';
import { unpublishedPost } from '../../data/unpublished-post';
import { PostArticle } from './PostArticle';
import styles from '../../components/PreviewByLink.module.css';

const BlogListScreen = lazy(() => import('./BlogListScreen'));

interface NoSuchPostProps {
  slug: string;
  /** The backend answered that it does not exist; otherwise the request failed. */
  isGone: boolean;
}

/** Redirects a former address; otherwise shows the list with a notice (docs/specification.md, 8). */
export default function NoSuchPost({ slug, isGone }: NoSuchPostProps) {
  const location = useLocation();
  const following = followingState(location);
  useLowerCaseAddress(location.pathname);
  const { data, isPending } = useQuery({
    queryKey: ['moved', slug],
    queryFn: async ({ signal }) => {
      const limited = withTimeout(signal);
      const moved = await movedTo(project, slug, limited);
      return { moved, draft: moved ? undefined : await unpublishedPost(project, slug, limited) };
    },
    retry: false,
  });
  if (isPending) return <PostArticle post={undefined} card={undefined} />;
  if (data?.moved && following) {
    const to = data.moved.path + location.search + location.hash;
    return <Navigate to={to} state={following} replace />;
  }
  return (
    <>
      <p role="status" className={styles.notice}>
        {data?.draft ? (
          <>
            {blogPost.notPublic}{' '}
            <SiteLink href={`/admin/blog_posts/${data.draft}`}>Open its form</SiteLink>
          </>
        ) : isGone && data ? (
          blogPost.gone
        ) : (
          blogPost.notLoaded
        )}
      </p>
      <BlogListScreen />
    </>
  );
}
