import { TextCell } from './cells';
import { lazyInput } from './lazy-input';

export const Input = lazyInput(async () => ({
  default: (await import('./repeat/Input')).RepeatInput,
}));
export const Cell = TextCell;
