import { Box, FormControlLabel, Switch, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'react-admin';
import type { ContentType } from '../../schema/content-type';
import { recordTexts } from '../../schema/record-texts';
import { SiteLink } from '../../site/components/SiteLink';
import { Footer } from '../../site/layout/Footer';
import { NavBar } from '../../site/layout/NavBar';
import { openField } from '../fields/open-field';
import { Checks } from './checks/Checks';
import { useChecks } from './checks/use-checks';
import { PreviewFrame, WIDTHS, type Device } from './PreviewFrame';
import { Shown } from './shown';
import { useEditing } from './use-editing';
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
export function PreviewedRecord({ schema, isChecked, onEdit, onLeave }: Props) {
  const [device, setDevice] = useStore<Device>('preview.width', 'Phone');
  const [isWhole, setWhole] = useStore('preview.whole', false);
  const { row, fill } = usePreviewed(schema);
  const [page, setPage] = useState<Document>();
  const texts = useCallback(() => recordTexts(schema.fields, row, fill), [schema, row, fill]);
  useEditing(page, { texts, fill, isWhole, onEdit, onLeave });
  const checks = useChecks(isChecked ? page : undefined, { schema, row, texts, device });
  const shown = useMemo(() => {
    const content = (
      <main>
        <Shown table={schema.table} row={row} fill={fill} />
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
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          mb: 1,
          px: { xs: 1, sm: 0 },
        }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          value={device}
          onChange={(_, chosen: Device | null) => chosen && setDevice(chosen)}
          aria-label="Width of the preview"
        >
          {Object.keys(WIDTHS).map((name) => (
            <ToggleButton key={name} value={name} sx={{ color: 'text.primary' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          label="Bar and footer"
          control={
            <Switch
              size="small"
              checked={isWhole}
              onChange={(event) => setWhole(event.target.checked)}
            />
          }
          sx={{ ml: 0 }}
        />
      </Box>
      <Checks
        checks={checks}
        onShow={({ path, block }) => {
          onEdit?.();
          void openField(path, block);
        }}
      />
      <PreviewFrame device={device} onPage={setPage}>
        {shown}
      </PreviewFrame>
    </>
  );
}
