import type { ReadablePage } from '../../data/readable-page';
import { PreviewByLink } from '../../components/PreviewByLink';
import Sections from '../../sections/Sections';
import { ScreenLoading } from '../../components/ScreenLoading';
import type { PageText } from '../../../shared/content/content-rows';
import { requestTimeout } from '../../../shared/request-timeout';
import { readPreview } from '../../data/read-preview';

/** An unpublished page for holders of its preview link; its document has noindex. */
export default function PreviewPage() {
  return (
    <PreviewByLink read={previewPage}>
      {(page) => (page ? <Sections page={page} /> : <ScreenLoading />)}
    </PreviewByLink>
  );
}

async function previewPage(token: string): Promise<ReadablePage | null> {
  const row = await readPreview<PageText>('preview_page', token);
  if (!row) return null;
  const { readPageSafely } = await import('../../data/read-latest-page');
  return readPageSafely(row, requestTimeout());
}
