import { TextCell } from './cells';
import { line, SEVERAL_LINES } from './LineInput';

export const Input = line(SEVERAL_LINES);
export const Cell = TextCell;
