import type { ReactNode } from 'react';
import base from '../../site/styles/base.css?inline';
import layout from '../../site/styles/layout.css?inline';
import { PreviewPanel } from './PreviewPanel';
import { PreviewPaper } from './PreviewPaper';
import type { ContentType } from '../../schema/content-type';
import { shownRow } from './shown';
import { usePreviewed } from './use-previewed';

/** The visitors' base styles, for what stands in a preview alone. */
const VISITORS_STYLES = `.visitors{font-family:var(--font-body);font-size:var(--text-md);line-height:var(--leading-body);overflow-wrap:break-word;${base}${layout}}`;

/** What the form is about as visitors will see it: their own components, the texts filled in. */
export function ContentPreview({ schema }: { schema: ContentType }) {
  return (
    <PreviewPanel>
      <style>{VISITORS_STYLES}</style>
      <PreviewPaper className="visitors">
        {/* What is shown brings headings of the third level. */}
        <h2 className="visually-hidden">Preview</h2>
        <Shown schema={schema} />
      </PreviewPaper>
    </PreviewPanel>
  );
}

function Shown({ schema }: { schema: ContentType }): ReactNode {
  const { row, fill } = usePreviewed(schema);
  return shownRow(schema.table, row, fill);
}
