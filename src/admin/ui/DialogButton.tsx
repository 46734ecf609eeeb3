import { Button, type ButtonProps } from '@mui/material';
import { Suspense, useState, type ReactNode } from 'react';

interface Props extends Omit<ButtonProps, 'onClick'> {
  /** The dialog, a `lazyWithRetry`, given how to close it. */
  dialog: (onClose: () => void) => ReactNode;
}

/** A button that opens a dialog, whose code comes with the press. */
export function DialogButton({ dialog, ...button }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => setOpen(true)} />
      {isOpen && <Suspense fallback={null}>{dialog(() => setOpen(false))}</Suspense>}
    </>
  );
}
