import { Suspense } from 'react';
import type { ContentType } from '../../schema/content-type';
import { isPickedImage } from '../../schema/kinds/picked-image';
import { readablePage } from '../../site/data/readable-page';
import type { PageRow } from '../../site/data/page-rows';
import Sections from '../../site/sections/Sections';
import { PageFrame } from './PageFrame';
import { PreviewPanel } from './PreviewPanel';
import { usePreviewed } from './use-previewed';

/** The page as visitors will see it, made of the same sections. */
export function PagePreview({ schema }: { schema: ContentType }) {
  const { row, fill } = usePreviewed(schema);
  const shown = withPickedPictures({ ...row, sections: row.sections ?? [] });
  const page = readablePage(shown as PageRow, fill);
  return (
    <PreviewPanel>
      <PageFrame>
        <Suspense fallback={null}>
          <Sections page={page} />
        </Suspense>
      </PageFrame>
    </PreviewPanel>
  );
}

/** A picture that is chosen and not sent yet is shown from its file. */
function withPickedPictures(value: unknown): unknown {
  if (isPickedImage(value)) return value.src;
  if (Array.isArray(value)) return value.map(withPickedPictures);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, one]) => [key, withPickedPictures(one)]);
  return Object.fromEntries(members) as unknown;
}
