import { CssBaseline } from '@mui/material';
import { useLayoutEffect } from 'react';
import { isAppShown } from '../start/start-app';
import { applyStyles } from './style-cache';

/** What the document looks like. */
export function PageStyles() {
  useLayoutEffect(() => applyStyles(isAppShown()), []);
  return <CssBaseline enableColorScheme />;
}
