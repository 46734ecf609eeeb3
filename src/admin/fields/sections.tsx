import { TextCell } from './cells';
import { lazyInput } from './lazy-input';

export const Input = lazyInput(async () => (await import('./sections/Input')).SectionsInput);
export const Cell = TextCell;
