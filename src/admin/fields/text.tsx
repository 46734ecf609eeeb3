import { TextCell } from './cells';
import { line } from './LineInput';

export const Input = line();
export const Cell = TextCell;
