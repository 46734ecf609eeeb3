import { FigureCell } from './cells';
import { line } from './LineInput';

export const Input = line({ type: 'datetime-local', sx: { maxWidth: '18rem', mr: 2 } });
export const Cell = FigureCell;
