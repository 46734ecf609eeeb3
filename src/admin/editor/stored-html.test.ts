// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { validateField } from '../../schema/validation';
import { cleanOwnCopy, toStoredHtml } from './stored-html';

const refusal = (html: string) => validateField({ kind: 'html', label: 'Content' }, html);
/** As the editor writes them. */
const table = (rows: number) =>
  `<table><tbody>${`<tr>${'<td><p>8am</p></td>'.repeat(8)}</tr>`.repeat(rows)}</tbody></table>`;
const cellsIn = (html: string) => html.match(/<td/g)?.length;

describe('the HTML that is saved', () => {
  it.each([
    ['an untouched editor', '<p></p>'],
    ['empty paragraphs', '<p>  </p><p>&nbsp;</p><p><br></p>'],
    ['an empty list', '<ul><li><p></p></li></ul>'],
    ['only what readers never get', '<script>alert(1)</script>'],
  ])('is empty for %s', (_name, html) => {
    expect(toStoredHtml(html)).toBe('');
  });

  it('is what the sanitiser lets through, without what that adds at every rendering', () => {
    expect(
      toStoredHtml(
        '<p onclick="x()">Hi <a href="https://example.com">there</a></p><img src="/a.png" alt="">' +
          '<table><tbody><tr><td>1</td></tr></tbody></table>',
      ),
    ).toBe(
      '<p>Hi <a href="https://example.com" rel="noopener noreferrer">there</a></p>\n' +
        '<img src="/a.png" alt=""><table>\n<tbody>\n<tr><td>1</td></tr>\n</tbody>\n</table>',
    );
  });

  it('leads to this site without its domain, however the link was made', () => {
    const { origin } = globalThis.location;
    const html = `<p><a href="${origin}/services#carpet">Carpets</a></p>\n<img src="${origin}/pictures/office.webp" alt="">`;
    expect(toStoredHtml(html)).toBe(html.replaceAll(origin, ''));
  });

  it('takes the paragraphs out of items and cells that hold nothing else', () => {
    expect(toStoredHtml('<ul><li><p>One</p><ul><li><p>Two</p></li></ul></li></ul><p></p>')).toBe(
      '<ul>\n<li>One<ul>\n<li>Two</li>\n</ul>\n</li>\n</ul>',
    );
  });

  it('keeps a long table that an article may have', () => {
    const stored = toStoredHtml(table(310));
    expect(cellsIn(stored)).toBe(310 * 8);
    expect(refusal(stored)).toBeUndefined();
  });

  it('keeps a long table that is moved in the editor', () => {
    expect(cellsIn(cleanOwnCopy(table(310)))).toBe(310 * 8);
  });

  it('gives a table its head back', () => {
    expect(
      toStoredHtml(
        '<table><tbody><tr><th><p>Stain</p></th></tr><tr><td><p>Mud</p></td></tr></tbody></table>',
      ),
    ).toBe(
      '<table>\n<thead>\n<tr><th>Stain</th></tr>\n</thead>\n<tbody>\n<tr><td>Mud</td></tr>\n</tbody>\n</table>',
    );
  });

  it('stays the same when it is cleaned again', () => {
    const html =
      '<h2>A</h2><p>b</p><ol start="3"><li><p>c</p></li></ol><blockquote><p>d</p></blockquote><pre><code>&lt;/p&gt;</code></pre>';
    expect(toStoredHtml(toStoredHtml(html))).toBe(toStoredHtml(html));
  });
});
