import { TextCell } from './cells';
import { lazyInput } from './lazy-input';

export const Input = lazyInput(async () => (await import('./boolean/Input')).SwitchInput);
export const Cell = TextCell;
