import { linkCell } from './cells';

export { SlugInput as Input } from './slug/Input';
/** Beside many columns: a few words of an address in a line, not a few letters. */
export const Cell = linkCell(({ schema, record }) => schema.publicPath?.(record), { md: '7rem' });
