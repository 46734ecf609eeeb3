import { Link } from '@mui/material';
import type { ReactNode } from 'react';

/** A link high enough for a finger. */
export function LinkCell({ href, children }: { href: string | undefined; children: ReactNode }) {
  return (
    <Link href={href} sx={{ display: 'inline-block', py: 0.5, overflowWrap: 'anywhere' }}>
      {children}
    </Link>
  );
}
