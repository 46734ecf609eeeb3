import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { documentTitle } from '../../seo/document-title';
import { PostArticle } from './PostArticle';
import styles from './PreviewPost.module.css';
import { type BlogPost, POST_COLUMNS } from '../../../shared/blog';
import { readPreview } from '../../data/read-preview';
import type { ReadablePost } from '../../data/readable-post';

/** A post that is not public, for whoever was given its link. Its HTML tells search engines to leave it alone (prerender). */
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
  useEffect(() => {
    document.title = documentTitle({ title: post ? `Preview: ${post.title}` : 'Preview' });
  }, [post]);

  if (post || isPending) {
    return (
      <>
        {post && (
          <p role="status" className={styles.notice}>
            This is a preview. Only people with this link can see it.
          </p>
        )}
        <PostArticle post={post ?? undefined} card={undefined} isPreview />
      </>
    );
  }
  return (
    <div className={`container ${styles.ended}`}>
      <h1>{isError ? 'The preview could not be loaded' : 'This preview has ended'}</h1>
      <p>
        {isError
          ? 'Check your connection and reload the page.'
          : 'Ask whoever sent you the link for a new one.'}
      </p>
    </div>
  );
}

/** The post that a preview link was made for, as it is now; `null` once the link is revoked or has ended. */
async function previewPost(token: string): Promise<ReadablePost | null> {
  const call = `preview_post?select=${POST_COLUMNS.join()}`;
  const post = await readPreview<BlogPost>(call, token);
  return post ? (await import('../../data/readable-post')).readablePost(post) : null;
}
