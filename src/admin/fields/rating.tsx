import { lazyWithRetry } from '../ui/lazy-with-retry';
import { TextCell } from './cells';
import { lazyInput } from './lazy-input';

export const Input = lazyInput(() => import('./rating/Input'));
export const Cell = lazyWithRetry(() => import('./rating/Cell'), TextCell);
