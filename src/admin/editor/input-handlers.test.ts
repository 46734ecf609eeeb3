// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { editorExtensions } from './editor-extensions';
import { inputHandlers } from './input-handlers';

it('a key acts on what is selected, also before the browser has told the editor of it', () => {
  const nothing = () => undefined;
  const handlers = { onFiles: nothing, onLink: nothing, onPicture: nothing, onMessage: nothing };
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: editorExtensions,
    content: '<p>Ask us or call us</p>',
    editorProps: {
      ...inputHandlers({ takesPictures: false, ...handlers }),
      // jsdom has no layout to scroll by.
      handleScrollToSelection: () => true,
    },
  });
  const text = editor.view.dom.querySelector('p')?.firstChild as Text;
  document.getSelection()?.setBaseAndExtent(text, 'Ask us'.length, text, text.length);
  const key = { key: 'Backspace', code: 'Backspace', keyCode: 8, bubbles: true, cancelable: true };
  editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', key));
  expect(editor.getHTML()).toBe('<p>Ask us</p>');
  editor.destroy();
});
