import { FigureCell } from './cells';
import { figure, line } from './LineInput';

export const Input = line(figure('numeric'));
export const Cell = FigureCell;
