import { TextCell } from './cells';
import { lazyInput } from './lazy-input';

export const Input = lazyInput(async () => (await import('./focus/Input')).FocusInput);
export const Cell = TextCell;
