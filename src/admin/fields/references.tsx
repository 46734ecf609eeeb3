import { lazyWithRetry } from '../ui/lazy-with-retry';
import { lazyInput } from './lazy-input';

export const Input = lazyInput(async () => (await import('./reference/Input')).ReferencesInput);
export const Cell = lazyWithRetry(
  async () => (await import('./reference/Cell')).ReferencesCell,
  null,
);
