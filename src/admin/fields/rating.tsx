import { lazyWithRetry } from '../ui/lazy-with-retry';
import { TextCell } from './cells';
import { lazyInput } from './lazy-input';

export const Input = lazyInput(async () => ({
  default: (await import('./rating/Input')).RatingInput,
}));
export const Cell = lazyWithRetry(
  async () => ({ default: (await import('./rating/Input')).RatingCell }),
  TextCell,
);
