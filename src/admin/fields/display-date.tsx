import { FigureCell } from './cells';

export { DisplayDateInput as Input } from './display-date/Input';
export const Cell = FigureCell;
