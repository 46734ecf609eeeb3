import { lazyWithRetry } from '../ui/lazy-with-retry';
import { TextCell } from './cells';
import { lazyInput } from './lazy-input';

export const Input = lazyInput(
  () => import('./publication/Input'),
  // It stands on top, and whoever presses a button meanwhile would miss it.
  <div style={{ height: 40 }} />,
);
export const Cell = lazyWithRetry(() => import('./publication/Cell'), TextCell);
