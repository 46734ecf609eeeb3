import { FigureCell } from './cells';
import { line, SHORT } from './LineInput';

export const Input = line({ type: 'date', sx: SHORT });
export const Cell = FigureCell;
