import { CircularProgress } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  isBusy: boolean;
  /** The icon otherwise. */
  children: ReactNode;
}

/** Shows that a pressed button is at work; disabled, it would lose the focus before its question. */
export function BusyIcon({ isBusy, children }: Props) {
  return isBusy ? (
    <CircularProgress aria-label="Please wait" size={20} color="inherit" />
  ) : (
    children
  );
}
