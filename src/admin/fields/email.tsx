import { mailtoAddress } from '../ui/mailto-link';
import { linkCell } from './cells';
import { line } from './LineInput';

/** The e-mail keyboard of `inputMode`, without the browser's validation and its messages. */
export const Input = line({ autoComplete: 'off', inputProps: { inputMode: 'email' } });
export const Cell = linkCell(({ value }) => mailtoAddress(String(value)));
