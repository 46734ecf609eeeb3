import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { queryClient } from '../data/query-client';
import { documentTitle } from '../seo/document-head';
import styles from './PreviewByLink.module.css';

interface PreviewByLinkProps<Shown> {
  /** `null` for a revoked or expired link. */
  read: (token: string) => Promise<Shown | null>;
  /** Undefined while loading. */
  children: (shown: Shown | undefined) => ReactNode;
}

/** Any other hash is an anchor or a tab of what is shown. */
const TOKEN = /^#[0-9a-f]{64}$/;

/** The target of a preview link: an unpublished record below a notice, or the reason why it is not available. */
export function PreviewByLink<Shown extends { title: string }>({
  read,
  children,
}: PreviewByLinkProps<Shown>) {
  const location = useLocation();
  const { pathname, hash } = location;
  const [opened, setOpened] = useState(hash);
  if (hash !== opened && TOKEN.test(hash)) setOpened(hash);
  const token = opened.slice(1);
  const { data, isPending, isError } = useQuery(
    { queryKey: ['preview', pathname, token], queryFn: () => read(token), gcTime: 0 },
    queryClient,
  );
  useEffect(() => {
    // A reload, and whoever copies the address, need the token; a second press of a link changes no hash of the router.
    if (location.hash !== opened) window.history.replaceState(window.history.state, '', opened);
  }, [location, opened]);
  useEffect(() => {
    document.title = documentTitle({ title: data ? `Preview: ${data.title}` : 'Preview' });
  }, [data]);

  if (isPending) return children(undefined);
  if (data) {
    return (
      <>
        <p role="status" className={styles.notice}>
          This is a preview. Only people with this link can see it.
        </p>
        {children(data)}
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
