import { TextCell } from './cells';
import { lazyInput } from './lazy-input';

export const Input = lazyInput(() => import('./focus/Input'));
export const Cell = TextCell;
