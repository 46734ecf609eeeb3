// @vitest-environment jsdom
import type { Editor } from '@tiptap/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { HtmlEditor } from './HtmlEditor';

const VIDEO = '<iframe src="https://www.youtube.com/embed/aB3_x-9"></iframe>';

function Form() {
  const [value, setValue] = useState('<p>Before</p>');
  return (
    <FormProvider {...useForm()}>
      <HtmlEditor
        id="content"
        label="Content"
        value={value}
        onChange={setValue}
        onBlur={() => undefined}
        invalid={false}
        required
        describedBy="messages"
      />
      <output>{value}</output>
    </FormProvider>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('puts a link in the place of a player into what was written since, in the other view too', () => {
  render(<Form />);
  press('HTML');
  const source = screen.getByRole('textbox', { name: 'Content (HTML)' });
  fireEvent.change(source, { target: { value: `<p>Before</p>${VIDEO}` } });
  fireEvent.blur(source);
  press('Visual');
  const text = screen.getByRole('textbox', { name: 'Content' });
  const { editor } = text as HTMLElement & { editor: Editor };
  act(() => void editor.chain().setTextSelection(7).insertContent(' and after').run());
  press('Put a link to it instead');
  const stored = document.querySelector('output')?.textContent ?? '';
  expect(stored).toContain('<p>Before and after</p>');
  expect(stored).toContain('https://www.youtube.com/watch?v=aB3_x-9');
  expect(text.textContent).toBe('Before and afterWatch the video');
});

it('keeps pasted markdown as it is written until somebody wants it formatted, as a whole', async () => {
  render(<Form />);
  const text = screen.getByRole('textbox', { name: 'Content' });
  const { editor } = text as HTMLElement & { editor: Editor };
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  const written = '## Ovens\n\nWipe **early**:\n- racks\n- door';
  const getData = (type: string) => (type === 'text/plain' ? written : '');
  Object.assign(paste, { clipboardData: { getData, files: [], items: [], types: [] } });
  act(() => {
    editor.commands.setTextSelection(7);
    fireEvent(text, paste);
  });
  expect(document.querySelector('output')?.textContent).toBe(
    '<p>Before</p>\n<p>## Ovens</p>\n<p>Wipe **early**:</p>\n<p>- racks</p>\n<p>- door</p>',
  );
  expect(await screen.findByText('This looks like markdown.')).toBeTruthy();
  act(() => void editor.chain().insertContent(' too').run());
  press('Format it');
  expect(document.querySelector('output')?.textContent).toBe(
    '<p>Before</p>\n<h2>Ovens</h2>\n<p>Wipe <strong>early</strong>:</p>\n<ul>\n<li>racks</li>\n<li>door</li>\n</ul>\n<p>too</p>',
  );
  expect(screen.queryByText('This looks like markdown.')).toBeNull();
});
