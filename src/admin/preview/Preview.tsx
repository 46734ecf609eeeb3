import Close from '@mui/icons-material/Close';
import {
  Box,
  Button,
  Dialog,
  DialogTitle,
  IconButton,
  Skeleton,
  useMediaQuery,
} from '@mui/material';
import { useMemo, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { createPortal, flushSync } from 'react-dom';
import { useFormState } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ContentType } from '../../schema/content-type';
import { blankForm } from '../../schema/row';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import { useOnBack } from '../ui/use-on-back';

// The form is whole without it, so it is waited for.
const PreviewPanel = lazyWithRetry(
  () => import('./PreviewPanel'),
  () => <Skeleton variant="rounded" role="progressbar" aria-label="Loading" sx={{ flex: 1 }} />,
);

interface Props {
  schema: ContentType;
  /** The form's buttons, among which a small screen has the preview's. */
  actions: HTMLElement | null;
}

/** Live preview of the form: beside it on wide screens, as a sheet over it on others. */
export default function Preview({ schema, actions }: Props) {
  const isBeside = useMediaQuery('(width >= 1200px)', { noSsr: true });
  const sheet = useSheet();
  // Not for an empty form: rendering it would delay the first keys.
  const hasContent = useHasContent(schema);
  if (isBeside) {
    return (
      <Box
        component="section"
        aria-label="Preview"
        sx={{
          position: 'sticky',
          top: 'calc(var(--nav-height) + 1rem)',
          display: 'flex',
          flexDirection: 'column',
          height: 'calc(100vh - var(--nav-height) - 2rem)',
        }}
      >
        <PreviewPanel schema={schema} isChecked={hasContent} />
      </Box>
    );
  }
  const button = (
    <Button variant="outlined" size="large" onClick={sheet.open}>
      Preview
    </Button>
  );
  return (
    <>
      {actions ? createPortal(button, actions) : button}
      <Dialog
        fullScreen
        data-shows-form
        // Keeps its scroll position, and is checked while closed.
        keepMounted={hasContent}
        open={sheet.isOpen}
        onClose={sheet.close}
        // Saving must navigate from the form's history entry, not the sheet's.
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key.toLowerCase() === 's' && (ctrlKey || metaKey)) sheet.close();
        }}
        aria-labelledby="preview-title"
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', pr: 1 }}>
          {/* No DialogHeading: kept mounted, it would take the focus from the form (Safari). */}
          <DialogTitle id="preview-title">Preview</DialogTitle>
          <IconButton aria-label="Close preview" onClick={sheet.close}>
            <Close />
          </IconButton>
        </Box>
        <Box
          sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, px: { sm: 2 } }}
        >
          <PreviewPanel
            schema={schema}
            isChecked={hasContent}
            // Restores focus to the button before the field takes it.
            onEdit={() => flushSync(sheet.close)}
            onLeave={sheet.close}
          />
        </Box>
      </Dialog>
    </>
  );
}

/** A sheet with a history entry of its own, closed by the browser's Back. */
function useSheet() {
  const [isOpen, setOpen] = useState(false);
  const location = useLocation();
  const navigate = useNavigate();
  useOnBack(() => {
    setOpen(false);
    window.history.scrollRestoration = 'auto';
  });
  const open = () => {
    setOpen(true);
    // Keeps the form's scroll position.
    window.history.scrollRestoration = 'manual';
    void navigate(location, { state: location.state as unknown });
  };
  const close = () => {
    if (!isOpen) return;
    setOpen(false);
    void navigate(-1);
  };
  return { isOpen, open, close };
}

/** Whether the form has values: of a record, of a copy, or typed. */
export function useHasContent(schema: ContentType): boolean {
  const record = useRecordContext();
  // `isDirty` lacks changes before its first subscription.
  const { dirtyFields } = useFormState();
  const isBlank = useMemo(() => {
    const blank = blankForm(schema);
    return Object.entries(record ?? {}).every(
      ([column, value]) =>
        value === undefined || JSON.stringify(value) === JSON.stringify(blank[column]),
    );
  }, [schema, record]);
  const [hasContent, setHasContent] = useState(false);
  if (!hasContent && (!isBlank || Object.keys(dirtyFields).length > 0)) setHasContent(true);
  return hasContent;
}
