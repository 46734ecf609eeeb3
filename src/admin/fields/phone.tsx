import { telHref } from '../../shared/company';
import { linkCell } from './cells';
import { line } from './LineInput';

export const Input = line({ type: 'tel', autoComplete: 'off' });
export const Cell = linkCell(({ value }) => telHref(String(value)));
