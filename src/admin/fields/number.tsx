import { FigureCell } from './cells';
import { figure, line } from './LineInput';

export const Input = line(figure('decimal'));
export const Cell = FigureCell;
