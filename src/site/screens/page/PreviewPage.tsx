import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ReadablePage } from '../../data/readable-page';
import { Preview } from '../../components/Preview';
import Sections from '../../sections/Sections';
import { ScreenLoading } from '../../components/ScreenLoading';
import type { PageText } from '../../../shared/content/content-rows';
import { REQUEST_TIMEOUT_MS } from '../../../shared/request-timeout';
import { readPreview } from '../../data/read-preview';

/** An unpublished page for holders of its preview link; its document has noindex. */
export default function PreviewPage() {
  const token = useLocation().hash.slice(1);
  const [preview, setPreview] = useState<{
    token: string;
    page?: ReadablePage;
    failed?: boolean;
  }>();

  useEffect(() => {
    let isWanted = true;
    previewPage(token).then(
      (page) => isWanted && setPreview({ token, page }),
      () => isWanted && setPreview({ token, failed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [token]);

  const answer = preview?.token === token ? preview : undefined;
  const page = answer?.page;
  return (
    <Preview title={page?.title} isPending={!answer} isError={answer?.failed === true}>
      {page ? <Sections page={page} /> : <ScreenLoading />}
    </Preview>
  );
}

/** The current page of a preview token; undefined once the token is revoked or expired. */
async function previewPage(token: string): Promise<ReadablePage | undefined> {
  const row = await readPreview<PageText>('preview_page', token);
  if (!row) return undefined;
  const { readPageSafely } = await import('../../data/read-latest-page');
  return readPageSafely(row, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
}
