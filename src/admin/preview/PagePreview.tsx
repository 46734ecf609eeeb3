import { memo, Suspense, useMemo, type ComponentProps } from 'react';
import type { ContentType } from '../../schema/content-type';
import { readablePage } from '../../site/data/readable-page';
import type { PageRow } from '../../site/data/page-rows';
import Sections from '../../site/sections/Sections';
import { PageFrame } from './PageFrame';
import { PreviewPanel } from './PreviewPanel';
import { usePreviewed } from './use-previewed';

/** The page as visitors will see it, made of the same sections. */
export function PagePreview({ schema }: { schema: ContentType }) {
  const { row, fill } = usePreviewed(schema);
  const page = useMemo(() => readablePage(row as PageRow, fill), [row, fill]);
  return (
    <PreviewPanel>
      <PageFrame>
        <Page page={page} />
      </PageFrame>
    </PreviewPanel>
  );
}

const Page = memo(function Page({ page }: ComponentProps<typeof Sections>) {
  return (
    <Suspense fallback={null}>
      <Sections page={page} />
    </Suspense>
  );
});
