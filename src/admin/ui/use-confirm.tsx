import { type ReactNode, Suspense, useState } from 'react';
import { lazyWithRetry } from './lazy-with-retry';
import type { Asked } from './ConfirmDialog';

const ConfirmDialog = lazyWithRetry(() => import('./ConfirmDialog'));

/** The function that asks before it goes on, the dialog, and whether it is open. */
export function useConfirm(): [ask: (asked: Asked) => void, question: ReactNode, isOpen: boolean] {
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  return [
    (next) => {
      setAsked(next);
      setOpen(true);
    },
    // Kept while it fades out, where it takes the second click of a double click.
    asked && (
      <Suspense fallback={null}>
        <ConfirmDialog {...asked} isOpen={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    ),
    isOpen,
  ];
}
