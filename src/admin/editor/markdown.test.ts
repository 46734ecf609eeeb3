// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html';
import { looksLikeMarkdown, markdownReader } from './markdown';
import { toStoredHtml } from './stored-html';

const ANSWER = `# Ovens

Wipe **early**, see [prices](https://example.com/prices).

1. Racks
   - soak
2. Door

| Room | Minutes |
| ---- | ------- |
| Hob  | 20      |

<script>alert(1)</script>`;

describe('pasted markdown', () => {
  it.each([
    ['a heading', '## Ovens\nWipe them.'],
    ['bold words', 'Wipe **early** and dry.'],
    ['a link', 'See [prices](/services).'],
    ['a table', '| a | b |\n| --- | --- |\n| c | d |'],
    ['a list', 'Take:\n- cloths\n- pads'],
    ['numbers', '1. Soak\n2. Wipe'],
  ])('is known by %s', (_sign, text) => {
    expect(looksLikeMarkdown(text, '')).toBe(true);
    expect(looksLikeMarkdown(text, `<pre><span>${text}</span></pre>`)).toBe(true);
    expect(looksLikeMarkdown(text, '<h2>Ovens</h2><p>Wipe.</p>')).toBe(false);
  });

  it.each([
    'Mon - Fri 9-5\nSat closed',
    '#1 in Walsall, 5 * 3 = 15, 2**8 = 256',
    'A [note] (see below)',
    '- one dash alone',
    '£20 | £30',
  ])('is not seen in %j', (text) => {
    expect(looksLikeMarkdown(text, '')).toBe(false);
  });

  it('becomes what the editor stores, as a whole', async () => {
    const read = await markdownReader();
    const stored = toStoredHtml(cleanPastedHtml(read(ANSWER)).html);
    expect(stored.replace(/\n+/g, '')).toBe(
      [
        '<h2>Ovens</h2>',
        '<p>Wipe <strong>early</strong>, see <a href="https://example.com/prices" rel="noopener noreferrer">prices</a>.</p>',
        '<ol><li>Racks<ul><li>soak</li></ul></li><li>Door</li></ol>',
        '<table><thead><tr><th>Room</th><th>Minutes</th></tr></thead><tbody><tr><td>Hob</td><td>20</td></tr></tbody></table>',
      ].join(''),
    );
  });
});
