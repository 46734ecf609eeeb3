import { linkCell } from './cells';
import { line } from './LineInput';

/** Not the browser's own check of addresses: its words are not ours. The keyboard of a phone is. */
export const Input = line({ autoComplete: 'off', inputProps: { inputMode: 'email' } });
export const Cell = linkCell(({ value }) => `mailto:${encodeURIComponent(String(value))}`);
