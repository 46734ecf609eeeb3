// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { generateHTML, generateJSON, getSchema, type JSONContent } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import { describe, expect, it } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html';
import { editorExtensions, lostInEditor } from './editor-extensions';
import { unsupportedMarkup } from './unsupported-markup';
import { validateField } from '../../schema/validation';
import { storedDocument, toStoredHtml } from './stored-html';

const seeded = [
  ...readFileSync('supabase/seed.sql', 'utf8').matchAll(/\$html\$(.*?)\$html\$/gs),
].map(([, html = '']) => ({ html, start: html.replace(/<.*?>/g, '').slice(0, 40) }));

const schema = getSchema(editorExtensions);
const documentOf = (html: string) => Node.fromJSON(schema, generateJSON(html, editorExtensions));

/** Forms whose fields are named like what code reads of an element, and pictures named like a document's methods. */
const CLOBBERED = ['nodeName', 'localName', 'attributes', 'childNodes', 'matches', 'replaceWith']
  .map((name) => `<form><p>kept</p><input name="${name}"></form><img name="${name}" src="/a.png">`)
  .concat('<img name="createElement" src="/a.png"><img name="body" src="/b.png"><p>kept</p>');

describe('what the visual view keeps', () => {
  it.each(CLOBBERED)('is read from %s without falling over it', (hostile) => {
    const stored = toStoredHtml(hostile);
    expect(stored).toContain('kept');
    expect(lostInEditor(stored)).toEqual([]);
    expect(unsupportedMarkup(hostile, stored).join()).not.toContain('some of the text');
    expect(cleanPastedHtml(hostile).html).toContain('kept');
  });

  it('is tried on the seeded posts, of which some have tables', () => {
    expect(seeded.length).toBeGreaterThan(10);
    expect(seeded.some(({ html }) => html.includes('<table>'))).toBe(true);
  });

  it.each(seeded)(
    'is all of a seeded post, which it gives back as it was stored: $start…',
    ({ html }) => {
      const stored = toStoredHtml(html);
      expect(lostInEditor(stored)).toEqual([]);
      const edited = generateHTML(generateJSON(stored, editorExtensions), editorExtensions);
      expect(toStoredHtml(edited)).toBe(stored);
      expect(storedDocument(documentOf(stored))).toBe(stored);
    },
  );

  it.each([
    '',
    '<p></p><p> </p>',
    '<ul><li><p></p></li></ul><p></p>',
    '<p>a</p><p></p><p>b</p><p></p><p></p>',
    '<h2>a</h2><hr><p></p>',
    '<p>a</p><img src="/a.png" alt=""><table><tr><th>b</th></tr><tr><td>c</td></tr></table><p></p>',
    '<p>x <a href="javascript:alert(1)">y</a> <a href="https://example.com">z</a></p>',
  ])('is stored block by block as it is at once: %s', (html) => {
    const doc = documentOf(html);
    const whole = toStoredHtml(generateHTML(doc.toJSON() as JSONContent, editorExtensions));
    expect(storedDocument(doc)).toBe(whole);
    expect(storedDocument(doc)).toBe(whole);
  });

  it.each([
    ['nothing', '', []],
    ['a picture with its size', '<p>x</p><img src="/a.png" alt="b" width="3" height="2">', []],
    [
      'a table with spans and scopes',
      '<table><tr><th scope="col" colspan="2">a</th></tr><tr><td>b</td><td>c</td></tr></table>',
      [],
    ],
    ['a mail link in a heading 4', '<h4><a href="mailto:a@example.com" title="t">m</a></h4>', []],
    [
      'a picture with a caption',
      '<figure><img src="/a.png" alt="" width="3" height="2"><figcaption>By <a href="/about">us</a></figcaption></figure>',
      [],
    ],
    ['a picture in a figure of its own', '<figure><img src="/a.png" alt=""></figure>', []],
    [
      'a figure of two pictures',
      '<figure><img src="/a.png" alt=""><img src="/b.png" alt=""><figcaption>c</figcaption></figure>',
      ['<figure>', '<figcaption>'],
    ],
    ['a definition list', '<dl><dt>a</dt><dd>b</dd></dl>', ['<dl>', '<dt>', '<dd>']],
    ['a caption', '<table><caption>c</caption><tr><td>b</td></tr></table>', ['<caption>']],
    ['an alignment', '<p data-align="center">a</p>', ['data-align']],
    ['two highlights', '<p><mark>a</mark> <mark>b</mark></p>', ['<mark>']],
  ])('knows what %s would lose', (_name, html, lost) => {
    expect(lostInEditor(toStoredHtml(html))).toEqual(lost);
  });

  it('keeps a table that is too long for an article, for the form to refuse', () => {
    const row = `<tr>${'<td>8am</td>'.repeat(8)}</tr>`;
    const stored = storedDocument(documentOf(`<table>${row.repeat(600)}</table>`));
    expect(stored.match(/<td/g)).toHaveLength(600 * 8);
    expect(validateField({ kind: 'html', label: 'Content' }, stored)).toContain('too many parts');
  });
});
