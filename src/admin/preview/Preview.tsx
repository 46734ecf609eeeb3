import Close from '@mui/icons-material/Close';
import { Box, Button, Dialog, DialogTitle, IconButton, useMediaQuery } from '@mui/material';
import { useMemo, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { createPortal, flushSync } from 'react-dom';
import { useFormState } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ContentType } from '../../schema/content-type';
import { blankForm } from '../../schema/row';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import { useOnBack } from '../ui/use-on-back';

const PreviewPanel = lazyWithRetry(() => import('./PreviewPanel'), null);

interface Props {
  schema: ContentType;
  /** Among the form's buttons, where a small screen has the one that opens the preview. */
  actions: HTMLElement | null;
}

/** What visitors will see of what the form holds: beside it where there is room, as a sheet over it where there is none. */
export default function Preview({ schema, actions }: Props) {
  const isBeside = useMediaQuery('(width >= 1200px)', { noSsr: true });
  const sheet = useSheet();
  // An empty form has nothing to look at, and who is about to write needs the browser for that.
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
        // The page stays where it was scrolled to, and is checked while the form is in view.
        keepMounted={hasContent}
        open={sheet.isOpen}
        onClose={sheet.close}
        // Saving leads on from the form, and not from the sheet's entry in the history.
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key.toLowerCase() === 's' && (ctrlKey || metaKey)) sheet.close();
        }}
        aria-labelledby="preview-title"
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', pr: 1 }}>
          {/* No DialogHeading: there before the dialog opens, it would take the focus from whoever types (Safari). */}
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
            // The button gets the focus back before the field does.
            onEdit={() => flushSync(sheet.close)}
            onLeave={sheet.close}
          />
        </Box>
      </Dialog>
    </>
  );
}

/** A sheet over the form that the browser's Back closes: while it is open, it has an entry of its own in the history. */
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
    // The form stays where it is, or where a click in the sheet leads to.
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

/** Whether a form holds anything of its own: a record, a copy, or what somebody has typed since it was opened. */
export function useHasContent(schema: ContentType): boolean {
  const record = useRecordContext();
  // Known of what was typed before anybody asked, which `isDirty` is not.
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
