// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { editorExtensions } from './editor-extensions';
import { inputHandlers } from './input-handlers';

const nothing = () => undefined;
const handlers = { onFiles: nothing, onLink: nothing, onPicture: nothing, onMessage: nothing };

let editor: Editor;

function open(content: string) {
  editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: editorExtensions,
    content,
    editorProps: {
      ...inputHandlers({ takesPictures: false, ...handlers }),
      // jsdom has no layout to scroll by.
      handleScrollToSelection: () => true,
    },
  });
}

afterEach(() => editor.destroy());

it('a key acts on what is selected, also before the browser has told the editor of it', () => {
  open('<p>Ask us or call us</p>');
  const text = editor.view.dom.querySelector('p')?.firstChild as Text;
  document.getSelection()?.setBaseAndExtent(text, 'Ask us'.length, text, text.length);
  const key = { key: 'Backspace', code: 'Backspace', keyCode: 8, bubbles: true, cancelable: true };
  editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', key));
  expect(editor.getHTML()).toBe('<p>Ask us</p>');
});

const PICTURE = '<img src="/a.png" alt="Van">';
const withCaption = (words: string) =>
  `<figure>${PICTURE}<figcaption>${words}</figcaption></figure>`;

it.each([
  ['in the text', 21, `${withCaption('Our old van')}<p>It isold</p>`],
  ['in the caption', 2, `${withCaption('oldOur old van')}<p>It is</p>`],
])('words copied from a caption are pasted without its picture %s', (_where, at, html) => {
  open(`${withCaption('Our old van')}<p>It is</p>`);
  editor.commands.setTextSelection({ from: 6, to: 9 });
  const { dom } = editor.view.serializeForClipboard(editor.state.selection.content());
  editor.commands.setTextSelection(at);
  editor.view.pasteHTML(dom.innerHTML, new Event('paste') as ClipboardEvent);
  expect(editor.getHTML()).toBe(html);
});

it('a picture that is pasted has a line below it for the caret, one that is moved has none', () => {
  open(`${PICTURE}<p>One</p><p>Two</p>`);
  editor.commands.setNodeSelection(0);
  const slice = editor.state.selection.content();
  const { dom } = editor.view.serializeForClipboard(slice);
  editor.view.dragging = { slice, move: true };
  editor.view.posAtCoords = () => ({ pos: 6, inside: -1 });
  const drop = new Event('drop', { bubbles: true, cancelable: true });
  editor.view.dom.dispatchEvent(Object.assign(drop, { dataTransfer: { files: [] } }));
  expect(editor.getHTML()).toBe(`<p>One</p>${PICTURE}<p>Two</p>`);
  editor.commands.setTextSelection(4);
  editor.view.pasteHTML(dom.innerHTML, new Event('paste') as ClipboardEvent);
  expect(editor.getHTML()).toBe(`<p>One</p>${PICTURE}<p></p>${PICTURE}<p>Two</p>`);
});
