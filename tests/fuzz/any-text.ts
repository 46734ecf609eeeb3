import fc from 'fast-check';
import { ARTICLE_ATTACKS } from '../support/article-attacks';

/** Text of all scripts, special characters, and pieces of published attacks. */
export const anyText = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(fc.constantFrom(...'=+-@%_*\\"\',;\t\r\n\u0000\u00a0\ufeff./<>&a1 '), { maxLength: 20 })
    .map((signs) => signs.join('')),
);

/** Unexpected input: active markup, script addresses, one character by the thousand, values of other types. */
export const anything = fc.oneof(
  anyText,
  fc.constantFrom(...ARTICLE_ATTACKS.map(([, html]) => html)),
  fc.constantFrom(
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '//evil.example',
    '/\\evil.example',
  ),
  fc.constantFrom('data:text/html,<script>alert(1)</script>', 'https://youtube.com.evil.example/'),
  fc
    .tuple(fc.constantFrom('{{', '{{company.areas}}', '<div>', ' ', '<', 'a@', '\\'), fc.nat(3_000))
    .map(([piece, times]) => piece.repeat(times)),
  fc.jsonValue({ maxDepth: 4 }),
);
