import { TextCell } from './cells';
import { lazyInput } from './lazy-input';

export const Input = lazyInput(async () => (await import('./alt-text/Input')).AltTextInput);
export const Cell = TextCell;
