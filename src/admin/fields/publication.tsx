import { lazyWithRetry } from '../ui/lazy-with-retry';
import { TextCell } from './cells';
import { lazyInput } from './lazy-input';

export const Input = lazyInput(
  () => import('./publication/Input'),
  // No layout shift: it is above the form's buttons.
  <div style={{ height: 40 }} />,
);
export const Cell = lazyWithRetry(() => import('./publication/Cell'), TextCell);
