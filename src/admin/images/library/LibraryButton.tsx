import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../ui/lazy-with-retry';

const LibraryDialog = lazyWithRetry(async () => (await import('./LibraryDialog')).LibraryDialog);

interface Props {
  bucket: string;
  /** Where new pictures go: then those that are there can also be replaced and removed. */
  folder?: string;
  onChoose: (url: string) => void;
}

/** Chooses a picture that is stored already. */
export function LibraryButton({ bucket, folder, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ alignSelf: 'start' }}>
        Choose from library
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LibraryDialog
            {...{ bucket, folder }}
            onClose={() => setOpen(false)}
            onChoose={(url) => {
              onChoose(url);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
