import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ReadablePage } from '../../data/readable-page';
import { Preview } from '../../components/Preview';
import Sections from '../../sections/Sections';
import styles from './PageScreen.module.css';
import type { PageText } from '../../../shared/content/content-rows';
import { REQUEST_TIMEOUT_MS } from '../../../shared/supabase';
import { readPreview } from '../../data/read-preview';

/** A page that is not public, for whoever was given its link; its document tells search engines to leave it alone. */
export default function PreviewPage() {
  const token = useLocation().hash.slice(1);
  const [shown, setShown] = useState<{ token: string; page?: ReadablePage; failed?: boolean }>();

  useEffect(() => {
    let isWanted = true;
    previewPage(token).then(
      (page) => isWanted && setShown({ token, page }),
      () => isWanted && setShown({ token, failed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [token]);

  const answer = shown?.token === token ? shown : undefined;
  const page = answer?.page;
  return (
    <Preview title={page?.title} isPending={!answer} isError={answer?.failed === true}>
      {page ? <Sections page={page} /> : <p className={styles.loading}>One moment…</p>}
    </Preview>
  );
}

/** The page that a preview link was made for, as it is now; nothing once the link is revoked or has ended. */
async function previewPage(token: string): Promise<ReadablePage | undefined> {
  const row = await readPreview<PageText>('preview_page', token);
  if (!row) return undefined;
  const { readPageSafely } = await import('../../data/read-latest-page');
  return readPageSafely(row, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
}
