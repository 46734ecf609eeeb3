// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { editorExtensions } from './editor-extensions';
import { toStoredHtml } from './stored-html';
import { documentOfText, htmlOfText, positionInDocument } from './plain-paragraphs';

const TEXTS = [
  ['a line', 'Brush along the line.', '<p>Brush along the line.</p>'],
  ['two lines', 'Brush.\nRinse.', '<p>Brush.</p>\n<p>Rinse.</p>'],
  ['lines with room between them', '\nBrush.\n\n\nRinse.\n', '<p>Brush.</p>\n<p>Rinse.</p>'],
  ['white space', '  Brush   well. \n \n', '<p>Brush well.</p>'],
  ['nothing', ' \n ', ''],
  ['marks', 'Below 5 < 10 & "so" <b>', '<p>Below 5 &lt; 10 &amp; "so" &lt;b&gt;</p>'],
] as const;

let editor: Editor | undefined;
const open = (text: string) =>
  (editor = new Editor({ extensions: editorExtensions, content: documentOfText(text) }));
afterEach(() => editor?.destroy());

describe('what is typed before the editor is here', () => {
  it.each(TEXTS)('is stored as paragraphs: %s', (_, text, html) => {
    expect(htmlOfText(text)).toBe(html);
    expect(toStoredHtml(html)).toBe(html);
  });

  it.each(TEXTS.slice(0, 3))('is the same in the editor: %s', (_, text, html) => {
    expect(toStoredHtml(open(text).getHTML())).toBe(html);
  });

  it.each([
    ['at the end', 'Brush, ', undefined, 'Brush, dry'],
    ['in the middle', 'Brush, rinse', 7, 'Brush, dryrinse'],
    ['on a new line', 'Brush\n', undefined, 'Brush\n\ndry'],
    ['between two lines', 'Brush\n\nRinse', 6, 'Brush\n\ndryRinse'],
    ['in the second', 'Brush\n\nRinse', 9, 'Brush\n\nRidrynse'],
    ['before everything', '\nBrush', 0, 'dryBrush'],
  ])('is gone on with where the caret was: %s', (_, text, caret, after) => {
    const editor = open(text);
    editor.commands.insertContentAt(positionInDocument({ text, caret }), 'dry');
    expect(editor.getText()).toBe(after);
  });
});
