import { TextCell } from './cells';
import { lazyInput } from './lazy-input';

export const Input = lazyInput(() => import('./alt-text/Input'));
export const Cell = TextCell;
