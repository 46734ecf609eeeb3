import { once } from './once.ts';

const format = once(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));

/** "Walsall, Dudley and Wolverhampton". */
export const andList = (names: readonly string[]): string => format().format(names);
