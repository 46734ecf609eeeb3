import { FigureCell } from './cells';

/** Shown by the publication's input. */
export const Input = () => null;
export const Cell = FigureCell;
