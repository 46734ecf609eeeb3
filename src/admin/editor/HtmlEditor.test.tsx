// @vitest-environment jsdom
import type { Editor } from '@tiptap/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { HtmlEditor } from './HtmlEditor';

const VIDEO = '<iframe src="https://www.youtube.com/embed/aB3_x-9"></iframe>';

function Form({ content = '<p>Before</p>' }) {
  const [value, setValue] = useState(content);
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
        pictures={{ bucket: 'blog-images', folder: 'blog' }}
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

it('opens a text that would lay itself over the editor', () => {
  render(<Form content={'<p>Kept</p><form><input name="nodeName"></form>'} />);
  expect(screen.getByRole('textbox', { name: 'Content' }).textContent).toBe('Kept');
});

it('opens what it could not keep as HTML, and says why', () => {
  const content = '<p>Look:</p>\n<dl><dt>Hob</dt><dd>The top of a cooker.</dd></dl>';
  render(<Form content={content} />);
  const source = screen.getByRole('textbox', { name: 'Content (HTML)' });
  expect(source).toHaveProperty('value', content);
  press('Visual');
  expect(screen.getByText(/^The visual view cannot keep a list of terms, so/)).toBeTruthy();
  expect(source.isConnected).toBe(true);
});

it.each(['<h3>Hob</h3> and oven', '<img src="/hob.png" alt="Hob">', '<ul><li>Hob</li></ul>'])(
  'does not take a list apart whose item begins with %s',
  (item) => {
    const content = `<ul>\n<li>Kitchen</li>\n<li>${item}</li>\n</ul>`;
    render(<Form content={content} />);
    expect(
      screen.getByText(/cannot keep a heading, list or picture at the beginning/),
    ).toBeTruthy();
    press('Visual');
    expect(screen.getByRole('textbox', { name: 'Content (HTML)' }).isConnected).toBe(true);
  },
);

// jsdom has none.
vi.stubGlobal('ClipboardEvent', Event);

/** Pastes at the caret, where the next steps find the editor. */
function pasteText(
  written: string,
  content = '<p>Before</p>',
  at = 7,
  format = 'text/plain',
): Editor {
  render(<Form />);
  const text = screen.getByRole('textbox', { name: 'Content' });
  const { editor } = text as HTMLElement & { editor: Editor };
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  const getData = (type: string) => (type === format ? written : '');
  Object.assign(paste, { clipboardData: { getData, files: [], items: [], types: [] } });
  // jsdom has no layout to scroll by.
  editor.view.setProps({ handleScrollToSelection: () => true });
  act(() => {
    editor.view.focus();
    editor.chain().setContent(content).setTextSelection(at).run();
    fireEvent(text, paste);
  });
  return editor;
}

const stored = () => document.querySelector('output')?.textContent;
const formatted = () => screen.findByText(/^Markdown was formatted/);
const FIGURE = '<figure><img src="/a.png"><figcaption></figcaption></figure>';

it.each([
  [
    'see <a href="/contact">contact</a> <a href="/services">services</a> now',
    '<p>see <a href="/contact">contact</a> <a href="/services">services</a> now</p>',
  ],
  ['see<br>\n<p>Dry</p>', '<p>see</p>\n<p>Dry</p>'],
  [
    'read <a href="/contact"><img src="https://example.com/a.png">contact</a> today',
    '<a href="/contact">contact</a> today</p>',
  ],
])('takes text pasted beside a paragraph as one: %s', (pasted, paragraph) => {
  pasteText(`<p>New:</p>${pasted}`, '<p></p>', 1, 'text/html');
  expect(stored()).toContain(paragraph);
});

it('tells what a paste has lost while its pictures are copied, and opens the HTML view after that', async () => {
  let fail: () => void = () => undefined;
  HTMLImageElement.prototype.decode = () => new Promise((_, reject) => (fail = reject));
  const picture = '<img src="https://lh3.googleusercontent.com/van" alt="Our van">';
  pasteText(`<p>Steam<sup>the wet one</sup></p>${picture}`, '<p></p>', 1, 'text/html');
  const source = screen.getByRole('button', { name: 'HTML' });
  expect(screen.getByText('Copying a picture…')).toBeTruthy();
  expect(screen.getByText(/^Raised or lowered text was put in line/)).toBeTruthy();
  expect(source).toHaveProperty('disabled', true);
  fail();
  expect(await screen.findByText(/^One picture was left out of the pasted text/)).toBeTruthy();
  expect(screen.getByText(/^Raised or lowered text was put in line/)).toBeTruthy();
  expect(source).toHaveProperty('disabled', false);
});

it('formats pasted markdown, and shows it as it is written after an undo', async () => {
  const editor = pasteText(
    '## Ovens\n\nWipe **early**:\n- racks\n- door',
    '<p>Before</p><p></p>',
    9,
  );
  const plain = stored();
  expect(plain).toBe(
    '<p>Before</p>\n<p>## Ovens</p>\n<p>Wipe **early**:</p>\n<p>- racks</p>\n<p>- door</p>',
  );
  expect(await formatted()).toBeTruthy();
  expect(stored()).toBe(
    '<p>Before</p>\n<h2>Ovens</h2>\n<p>Wipe <strong>early</strong>:</p>\n<ul>\n<li>racks</li>\n<li>door</li>\n</ul>',
  );
  act(() => void editor.commands.undo());
  expect(stored()).toBe(plain);
});

it('says what formatted markdown has lost, and offers a link in its place', async () => {
  pasteText(`**Watch**\n\n${VIDEO}`, '<p></p>', 1);
  expect((await formatted()).textContent).toMatch(/Left out, .*a video player\./);
  press('Put a link to it instead');
  expect(stored()).toContain('https://www.youtube.com/watch?v=aB3_x-9');
});

const NOW = '<strong>Now</strong>';

it.each([
  ['after an equal text', '**Now**', '<p>**Now**</p><p></p>', 10, `<p>**Now**</p>\n<p>${NOW}</p>`],
  ['in an empty heading', '**Now**', '<h2></h2>', 1, `<h2>${NOW}</h2>`],
  ['in a quote', '**Now**', '<blockquote><p></p></blockquote>', 2, /^<blockquote>\s*<p><strong>/],
  ['in the middle of a line', '**Now**', '<p>OneTwo</p>', 4, `<p>One${NOW}Two</p>`],
  ['in an item', '**Now**', '<ul><li><p></p></li></ul>', 3, `<ul>\n<li>${NOW}</li>\n</ul>`],
  ['in a caption', '**Now**', FIGURE, 2, new RegExp(`<figcaption>${NOW}</figcaption></figure>$`)],
  ['with lines', '**A**\nB', '<p></p>', 1, '<p><strong>A</strong><br>B</p>'],
])('formats markdown that was pasted %s', async (_where, written, content, at, wanted) => {
  pasteText(written, content, at);
  await formatted();
  if (typeof wanted === 'string') expect(stored()).toBe(wanted);
  else expect(stored()).toMatch(wanted);
});

it('leaves markdown as it is written where somebody goes on typing before it is read', async () => {
  const editor = pasteText('**Now** or\n- never', '<p></p>', 1);
  act(() => void editor.chain().insertContent(' then').run());
  expect(await screen.findByText(/paste it again to have it formatted/)).toBeTruthy();
  expect(stored()).toBe('<p>**Now** or</p>\n<p>- never then</p>');
});
