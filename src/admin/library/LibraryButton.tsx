import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';

const LibraryDialog = lazy(() =>
  import('./LibraryDialog').then((module) => ({ default: module.LibraryDialog })),
);

/** Chooses a picture that is stored already. */
export function LibraryButton({ source, bucket }: { source: string; bucket: string }) {
  const { setValue } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)} sx={{ mt: -1, mb: 2 }}>
        Choose from library
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LibraryDialog
            bucket={bucket}
            onClose={() => setOpen(false)}
            onChoose={(url) => {
              setValue(source, url, { shouldDirty: true, shouldTouch: true });
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
