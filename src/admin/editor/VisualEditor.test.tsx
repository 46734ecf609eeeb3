// @vitest-environment jsdom
import type { Editor } from '@tiptap/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import type { EditorMessage } from './editor-message';
import { VisualEditor } from './VisualEditor';

const editorOf = (element: HTMLElement) => (element as HTMLElement & { editor: Editor }).editor;

/** Goes on writing as soon as the first words are drawn, as a picture does whose copy has just been stored. */
function Form({ content = '<p>Before</p>' }) {
  const [value, setValue] = useState(content);
  const [message, setMessage] = useState<EditorMessage>();
  useLayoutEffect(() => {
    if (!value.includes('first') || value.includes('second')) return;
    const note = { type: 'leftOutPicture', attrs: { why: 'It is gone.' } };
    editorOf(screen.getByRole('textbox'))
      .chain()
      .insertContent(' and second')
      .insertContent(note)
      .run();
  }, [value]);
  return (
    <FormProvider {...useForm()}>
      <VisualEditor
        id="content"
        label="Content"
        value={value}
        onChange={setValue}
        onBlur={() => undefined}
        onMessage={setMessage}
        onCopies={() => undefined}
        invalid={false}
        required
        describedBy="messages"
      />
      <output>{message?.text}</output>
      <button onClick={() => setValue('<p>Typed</p><p>before</p>')}>Restore</button>
    </FormProvider>
  );
}

it('keeps a change that follows another at once, with the note of a picture that is not stored', () => {
  render(<Form />);
  const text = screen.getByRole('textbox');
  act(() => void editorOf(text).chain().setTextSelection(7).insertContent(' first').run());
  expect(text.textContent).toContain('Before first and second');
  expect(text.textContent).toContain('A picture was left out here.');
});

const PICTURE = '<img src="/a.png" alt="Van">';
const FIGURE = `<figure>${PICTURE}<figcaption>Our van</figcaption></figure>`;
const pressLink = () => fireEvent.click(screen.getByRole('button', { name: 'Link' }));
const pressKeys = () => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'k', ctrlKey: true });

it.each([
  ['a picture, by the button', PICTURE, pressLink],
  ['one with a caption, by the keys', FIGURE, pressKeys],
])('says that words are linked, not %s', (_what, content, ask) => {
  render(<Form content={content} />);
  act(() => void editorOf(screen.getByRole('textbox')).commands.setNodeSelection(0));
  ask();
  expect(screen.getByText(/Words can be a link, pictures cannot/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('puts what is inserted right after a load, or a restore, at the end of the text', () => {
  render(<Form content="<p>One</p><p>Two</p>" />);
  const { editor } = screen.getByRole('textbox') as HTMLElement & { editor: Editor };
  const insertTable = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Table' }));
    return editor.getText().replace(/\s+/g, ' ');
  };
  expect(insertTable()).toMatch(/^One Two/);
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(insertTable()).toMatch(/^Typed before/);
  expect(editor.state.doc.childCount).toBeGreaterThan(2);
});

it('puts it at the caret in a text that a save has brought while somebody writes in it', () => {
  render(<Form content="<p>One</p><p>Two</p>" />);
  const { editor } = screen.getByRole('textbox') as HTMLElement & { editor: Editor };
  act(() => editor.view.focus());
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  act(() => void editor.commands.setTextSelection(6));
  fireEvent.click(screen.getByRole('button', { name: 'Table' }));
  expect(editor.getText().replace(/\s+/g, ' ')).toMatch(/^Typed .*before/);
  expect(editor.state.doc.lastChild?.textContent).toBe('before');
});
