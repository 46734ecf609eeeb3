import { TextCell } from './cells';
import { lazyInput } from './lazy-input';

export const Input = lazyInput(() => import('./sections/Input'));
export const Cell = TextCell;
