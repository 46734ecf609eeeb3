// @vitest-environment jsdom
import type { Editor } from '@tiptap/core';
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { VisualEditor } from './VisualEditor';

const editorOf = (element: HTMLElement) => (element as HTMLElement & { editor: Editor }).editor;

/** Goes on writing as soon as the first words are drawn, as a picture does whose copy has just been stored. */
function Form() {
  const [value, setValue] = useState('<p>Before</p>');
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
        onMessage={() => undefined}
        invalid={false}
        required
        describedBy="messages"
      />
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
