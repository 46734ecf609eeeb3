import RestoreFromTrash from '@mui/icons-material/RestoreFromTrashOutlined';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import type { ContentType } from '../../../schema/content-type';

const DeletedDialog = lazyWithRetry(async () => (await import('./DeletedDialog')).DeletedDialog);

/** Opens the records that were deleted in the last thirty days. */
export function DeletedButton({ schema }: { schema: ContentType }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<RestoreFromTrash />} onClick={() => setOpen(true)}>
        Recently deleted
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DeletedDialog schema={schema} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
