import { lazyWithRetry } from '../ui/lazy-with-retry';
import { lazyInput } from './lazy-input';

export const Input = lazyInput(async () => ({
  default: (await import('./reference/Input')).ReferencesInput,
}));
export const Cell = lazyWithRetry(
  async () => ({ default: (await import('./reference/Cell')).ReferencesCell }),
  null,
);
