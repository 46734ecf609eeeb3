import History from '@mui/icons-material/History';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import type { ContentType } from '../../../schema/content-type';

const HistoryDialog = lazyWithRetry(async () => (await import('./HistoryDialog')).HistoryDialog);

/** Opens the saved versions of the record that the surrounding form is about. */
export function HistoryButton({ schema }: { schema: ContentType }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="large"
        startIcon={<History />}
        onClick={() => setOpen(true)}
        sx={{ ml: 'auto' }}
      >
        History
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <HistoryDialog schema={schema} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
