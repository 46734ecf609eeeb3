import { CssBaseline } from '@mui/material';
import { useLayoutEffect } from 'react';
import { applyStyles } from '../start/apply-styles';
import { isAppShown } from '../start/start-app';

/** What the document looks like. */
export function PageStyles() {
  useLayoutEffect(() => applyStyles(isAppShown()), []);
  return <CssBaseline enableColorScheme />;
}
