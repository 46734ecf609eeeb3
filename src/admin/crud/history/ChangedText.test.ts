import { expect, it } from 'vitest';
import { wordChanges } from './ChangedText';

const marked = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ kind, text }) => ({ same: text, added: `[+${text}]`, removed: `[-${text}]` })[kind])
    .join('');

it.each([
  ['nothing', 'wipe it dry', 'wipe it dry', 'wipe it dry'],
  ['a word put in', 'wipe dry', 'wipe it dry', 'wipe [+it ]dry'],
  ['a word taken out', 'wipe it dry', 'wipe dry', 'wipe [-it ]dry'],
  ['a word replaced', 'wipe it dry', 'rub it dry', '[-wipe ][+rub ]it dry'],
  ['a text that was empty', '', 'wipe', '[+wipe]'],
  ['words at both ends', 'a b c d', 'x b c y', '[-a ][+x ]b c [-d][+y]'],
])('tells %s', (_what, before, after, changes) => {
  expect(marked(before, after)).toBe(changes);
});

it('adds up to both texts, also when they are long', () => {
  const before = Array.from({ length: 5000 }, (_, n) => `w${n}`).join(' ');
  const after = Array.from({ length: 5000 }, (_, n) => `w${n % 7 ? n : n + 1}`).join(' ');
  const changes = wordChanges(before, after);
  const side = (other: string) =>
    changes.flatMap(({ kind, text }) => (kind === other ? [] : [text])).join('');
  expect(side('added')).toBe(before);
  expect(side('removed')).toBe(after);
});
