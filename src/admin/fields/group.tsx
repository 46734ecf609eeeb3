import { TextCell } from './cells';
import { lazyInput } from './lazy-input';

export const Input = lazyInput(async () => ({
  default: (await import('./repeat/Input')).GroupInput,
}));
export const Cell = TextCell;
