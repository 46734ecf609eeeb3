import { Button, type ButtonProps } from '@mui/material';
import { Suspense, useState, type ReactNode } from 'react';

interface Props extends Omit<ButtonProps, 'onClick'> {
  /** The dialog, a `lazyWithRetry`, with a function to close it. */
  dialog: (onClose: () => void) => ReactNode;
}

/** Loads its dialog at the press. */
export function DialogButton({ dialog, ...button }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => setOpen(true)} />
      {isOpen && <Suspense fallback={null}>{dialog(() => setOpen(false))}</Suspense>}
    </>
  );
}
