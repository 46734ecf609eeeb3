import { Box, FormControlLabel, Switch, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { memo, useCallback, useMemo, useState, useEffect } from 'react';
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
import { RecordPreview } from './RecordPreview';
import { useClickToEdit } from './use-click-to-edit';
import { usePreviewedRow } from './use-previewed-row';
import { usePreviewedMenu } from './use-previewed-menu';
import { VisitorsFrame } from './VisitorsFrame';
import { fetchChanges } from '../../site/revalidate/fetch-changes';

/** CSS pixels. */
const WIDTHS = { Phone: 390, Tablet: 768, Desk: 1280 } as const;

type Device = keyof typeof WIDTHS;

interface Props {
  schema: ContentType;
  isChecked: boolean;
  /** Called before a field is focused. */
  onEdit?: () => void;
  /** Called on Escape in the preview. */
  onLeave?: () => void;
}

/** The page at the chosen width, with its checks. */
export default function PreviewPanel({ schema, isChecked, onEdit, onLeave }: Props) {
  const isMenu = schema.table === 'menu';
  // Phones collapse the menu.
  const [device, setDevice] = useStore<Device>(
    isMenu ? 'preview.width of the menu' : 'preview.width',
    isMenu ? 'Desk' : 'Phone',
  );
  const [isWholeAsked, setWhole] = useStore('preview.whole', false);
  const isWhole = isMenu || isWholeAsked;
  useCurrentContent();
  const { row, fill, record } = usePreviewedRow(schema);
  const menu = usePreviewedMenu(schema.table, row, fill);
  const [page, setPage] = useState<Document>();
  const texts = useCallback(() => recordTexts(schema.fields, row, fill), [schema, row, fill]);
  useClickToEdit(page, { texts, fill, isWhole, onEdit, onLeave });
  const checks = useChecks(isChecked ? page : undefined, { schema, row, texts, device });
  const shown = useMemo(() => {
    const content = (
      <main aria-label="Preview">
        <RecordPreview table={schema.table} row={row} fill={fill} record={record} />
      </main>
    );
    const path = schema.publicPath?.(row) ?? schema.shownAt?.(row) ?? '/';
    return isWhole ? (
      <>
        <NavBar
          name="Preview"
          pathname={path.replace(/#.*/, '')}
          Link={SiteLink}
          items={menu?.header}
        />
        {content}
        <Footer menu={menu} />
      </>
    ) : (
      content
    );
  }, [schema, row, fill, record, menu, isWhole]);
  const show = useCallback(
    ({ path, block }: Finding) => {
      onEdit?.();
      void openField(path, block);
    },
    [onEdit],
  );
  return (
    <>
      <PreviewControls
        {...{ device, isWhole }}
        onDevice={setDevice}
        onWhole={isMenu ? undefined : setWhole}
      />
      <Checks checks={checks} onShow={show} />
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'action.hover',
        }}
      >
        <VisitorsFrame title="The page as visitors see it" width={WIDTHS[device]} onPage={setPage}>
          {shown}
        </VisitorsFrame>
      </Box>
    </>
  );
}

interface ControlsProps {
  device: Device;
  onDevice: (device: Device) => void;
  isWhole: boolean;
  /** Omitted for the menu, always shown with the whole page. */
  onWhole?: (isWhole: boolean) => void;
}

/** Width of the page, and whether bar and footer are shown. Memoised: not rendered at each key. */
const PreviewControls = memo(function PreviewControls(props: ControlsProps) {
  const { device, onDevice, isWhole, onWhole } = props;
  return (
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
        onChange={(_, chosen: Device | null) => chosen && onDevice(chosen)}
        aria-label="Width of the preview"
      >
        {Object.keys(WIDTHS).map((name) => (
          <ToggleButton key={name} value={name} sx={{ color: 'text.primary' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {onWhole && (
        <FormControlLabel
          label="Bar and footer"
          control={
            <Switch
              size="small"
              checked={isWhole}
              onChange={(event) => onWhole(event.target.checked)}
            />
          }
          sx={{ ml: 0 }}
        />
      )}
    </Box>
  );
});

/** Revalidates content in previews, such as prices, telephone and hours. */
function useCurrentContent(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      // Offline the built content remains.
      fetchChanges().catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
