import { FigureCell } from './cells';
import { line, SHORT } from './LineInput';

export const Input = line({ type: 'time', sx: SHORT });
export const Cell = FigureCell;
