import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import type { Identifier } from 'react-admin';
import { lazyWithRetry } from '../../ui/lazy-with-retry';

const PreviewLinkDialog = lazyWithRetry(
  async () => (await import('./PreviewLinkDialog')).PreviewLinkDialog,
);

interface Props {
  id: Identifier;
  /** Where a token shows its record. */
  pathOf: (token: string) => string;
}

/** Makes a link that shows a record to somebody without an account. */
export function PreviewLinkButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Preview link
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PreviewLinkDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
