import { FigureCell } from './cells';

/** Told with the publication. */
export const Input = () => null;
export const Cell = FigureCell;
