// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { editorExtensions } from './editor-extensions';
import { changePicture, insertPicture } from './picture-commands';
import { toStoredHtml } from './stored-html';

let editor: Editor;
/** @param at where the caret stands; the end of the text unless given */
const open = (content: string, at?: number) => {
  editor = new Editor({ extensions: editorExtensions, content });
  editor.commands.setTextSelection(at ?? editor.state.doc.content.size - 1);
};
afterEach(() => editor.destroy());

const stored = () => toStoredHtml(editor.getHTML()).replaceAll('\n', '');
const type = (text: string) => editor.view.dispatch(editor.state.tr.insertText(text));
const picture = (name: string) => ({ src: `/${name}.png`, alt: name });

describe('inserting a picture', () => {
  it('goes on below it, with a caption and without', () => {
    open('<p>Before</p><p></p>');
    insertPicture(editor, picture('a'), '');
    type('After a.');
    insertPicture(editor, picture('b'), 'Ready by eight');
    type('After b.');
    expect(stored()).toBe(
      '<p>Before</p><img src="/a.png" alt="a"><p>After a.</p>' +
        '<figure><img src="/b.png" alt="b"><figcaption>Ready by eight</figcaption></figure><p>After b.</p>',
    );
  });

  it('adds one after the other, in order, on the empty last line', () => {
    open('<p></p>');
    for (const name of ['a', 'b', 'c']) insertPicture(editor, picture(name), '');
    expect(stored().match(/src="\/\w/g)).toEqual(['src="/a', 'src="/b', 'src="/c']);
  });

  it('adds another one where one is selected', () => {
    open('<img src="/a.png" alt="a"><p>Text</p>');
    editor.commands.setNodeSelection(0);
    insertPicture(editor, picture('b'), '');
    type('Below.');
    expect(stored()).toBe(
      '<img src="/a.png" alt="a"><img src="/b.png" alt="b"><p>Below.</p><p>Text</p>',
    );
  });

  it('does not write into the paragraph that follows', () => {
    open('<p>One</p><p>Two</p>', 4);
    insertPicture(editor, picture('a'), '');
    type('Between.');
    expect(stored()).toBe('<p>One</p><img src="/a.png" alt="a"><p>Between.</p><p>Two</p>');
  });

  it('parts a line in its middle', () => {
    open('<p>OneTwo</p>', 4);
    insertPicture(editor, picture('a'), '');
    expect(stored()).toBe('<p>One</p><img src="/a.png" alt="a"><p>Two</p>');
  });
});

describe('changing the selected picture', () => {
  it('keeps what is marked in its caption', () => {
    const caption = '<figcaption>By <strong>eight</strong></figcaption>';
    open(`<figure><img src="/a.png" alt="a">${caption}</figure>`, 1);
    changePicture(editor, picture('b'), 'By eight');
    expect(stored()).toBe(`<figure><img src="/b.png" alt="b">${caption}</figure>`);
  });
});

it('gives the text the focus with the press, not a frame later', () => {
  open('<p>Text</p>');
  document.body.append(editor.view.dom);
  editor.commands.focus();
  expect(document.activeElement).toBe(editor.view.dom);
});

it('puts a picture in the place of the note about one that was left out', () => {
  open('<p>One</p><left-out-picture alt="Desk" why="Lost."></left-out-picture><p>Two</p>');
  expect(editor.view.dom.textContent).toContain('The picture “Desk” was left out here. Lost.');
  expect(stored()).toBe('<p>One</p><p>Two</p>');
  editor.commands.setNodeSelection(5);
  insertPicture(editor, picture('a'), '');
  type('Below.');
  expect(stored()).toBe('<p>One</p><img src="/a.png" alt="a"><p>Below.</p><p>Two</p>');
});

it('leaves Enter to the buttons of such a note, which are pressed by it', () => {
  open('<p>OneTwo</p><left-out-picture alt="Desk" why="Lost."></left-out-picture>', 4);
  const [choose, remove] = editor.view.dom.querySelectorAll('button');
  const enter = { key: 'Enter', code: 'Enter', keyCode: 13, bubbles: true, cancelable: true };
  for (const button of [choose, remove]) {
    const key = new KeyboardEvent('keydown', enter);
    button?.dispatchEvent(key);
    expect(key.defaultPrevented).toBe(false);
  }
  expect(stored()).toBe('<p>OneTwo</p>');
  remove?.click();
  expect(editor.view.dom.textContent).toBe('OneTwo');
});

const OURS = '<figure><img src="/a.png" alt="a"><figcaption>Ours</figcaption></figure>';

it.each([
  [
    'headings',
    (of: Editor) => of.commands.toggleHeading({ level: 2 }),
    `<h2>Before</h2>${OURS}<h2>After</h2>`,
  ],
  [
    'a list',
    (of: Editor) => of.chain().toggleBulletList().run(),
    `<ul><li><p>Before</p>${OURS}</li><li>After</li></ul>`,
  ],
])('makes %s of words with a picture among them, which keeps its caption', (_what, make, made) => {
  open(`<p>Before</p>${OURS}<p>After</p>`);
  editor.commands.selectAll();
  make(editor);
  expect(stored()).toBe(made);
});

it.each([
  ['a heading', (of: Editor) => of.commands.toggleHeading({ level: 2 })],
  ['an item', (of: Editor) => of.chain().toggleBulletList().run()],
  ['code', (of: Editor) => of.commands.setCodeBlock()],
])('keeps a picture whose caption cannot be %s', (_what, make) => {
  open(`${OURS}<p>Text</p>`, 3);
  make(editor);
  expect(stored()).toBe(`${OURS}<p>Text</p>`);
});
