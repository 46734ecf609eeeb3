import { CircularProgress } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';

/** An answer that comes sooner would make the icon flash. */
const SLOW_MS = 200;

interface Props {
  isBusy: boolean;
  /** The icon otherwise. */
  children: ReactNode;
}

/** Shows that a pressed button is at work; disabled, it would lose the focus before its question. */
export function BusyIcon({ isBusy, children }: Props) {
  return isBusy ? <Progress>{children}</Progress> : children;
}

function Progress({ children }: Pick<Props, 'children'>) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return children;
  return <CircularProgress aria-label="Please wait" size={20} color="inherit" />;
}
