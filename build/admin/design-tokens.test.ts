import { expect, it } from 'vitest';
import { tokenValues } from './design-tokens.ts';

it('a token has the value that a browser would compute', () => {
  const css = `/* Colours */
:root {
  --navy: #12344d;
  --ink: var(--navy);
  --font:
    'Avenir Next', Arial,
    sans-serif;
}
@media (prefers-reduced-motion: reduce) {
  :root { --navy: #000; }
}`;
  expect(tokenValues(css)).toEqual({
    navy: '#12344d',
    ink: '#12344d',
    font: "'Avenir Next', Arial, sans-serif",
  });
});
