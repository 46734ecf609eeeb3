import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'react-admin';
import type { ContentType } from '../../schema/content-type';
import { recordTexts } from '../../schema/record-texts';
import { SiteLink } from '../../site/components/SiteLink';
import { Footer } from '../../site/layout/Footer';
import { NavBar } from '../../site/layout/NavBar';
import { openField } from '../fields/open-field';
import { Checks } from './checks/Checks';
import type { Finding } from './checks/finding';
import { useChecks } from './checks/use-checks';
import { PreviewControls } from './PreviewControls';
import { PreviewFrame, type Device } from './PreviewFrame';
import { RecordPreview } from './RecordPreview';
import { useClickToEdit } from './use-click-to-edit';
import { usePreviewed } from './use-previewed';

interface Props {
  schema: ContentType;
  isChecked: boolean;
  /** Called before a field is given the focus. */
  onEdit?: () => void;
  /** Called when Escape is pressed in the preview. */
  onLeave?: () => void;
}

/** The page at the width that is asked for, and what is known about it. */
export function PreviewPanel({ schema, isChecked, onEdit, onLeave }: Props) {
  const [device, setDevice] = useStore<Device>('preview.width', 'Phone');
  const [isWhole, setWhole] = useStore('preview.whole', false);
  const { row, fill } = usePreviewed(schema);
  const [page, setPage] = useState<Document>();
  const texts = useCallback(() => recordTexts(schema.fields, row, fill), [schema, row, fill]);
  useClickToEdit(page, { texts, fill, isWhole, onEdit, onLeave });
  const checks = useChecks(isChecked ? page : undefined, { schema, row, texts, device });
  const shown = useMemo(() => {
    const content = (
      <main>
        <RecordPreview table={schema.table} row={row} fill={fill} />
      </main>
    );
    const path = schema.publicPath?.(row) ?? schema.shownAt?.(row) ?? '/';
    return isWhole ? (
      <>
        <NavBar pathname={path.replace(/#.*/, '')} Link={SiteLink} />
        {content}
        <Footer />
      </>
    ) : (
      content
    );
  }, [schema, row, fill, isWhole]);
  const show = useCallback(
    ({ path, block }: Finding) => {
      onEdit?.();
      void openField(path, block);
    },
    [onEdit],
  );
  return (
    <>
      <PreviewControls device={device} onDevice={setDevice} isWhole={isWhole} onWhole={setWhole} />
      <Checks checks={checks} onShow={show} />
      <PreviewFrame device={device} onPage={setPage}>
        {shown}
      </PreviewFrame>
    </>
  );
}
