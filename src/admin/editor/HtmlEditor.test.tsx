// @vitest-environment jsdom
import type { Editor } from '@tiptap/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { HtmlEditor } from './HtmlEditor';
import { markdownReader } from './markdown';

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
  act(() => {
    editor.chain().setContent(content).setTextSelection(at).run();
    fireEvent(text, paste);
  });
  return editor;
}

const stored = () => document.querySelector('output')?.textContent;
const offer = () => screen.findByText('This looks like markdown.');

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
  pasteText(`<p>Steam<a href="#_ftnref1">1</a></p>${picture}`, '<p></p>', 1, 'text/html');
  const source = screen.getByRole('button', { name: 'HTML' });
  expect(screen.getByText('Copying a picture…')).toBeTruthy();
  expect(screen.getByText(/^The mark of a footnote was taken out/)).toBeTruthy();
  expect(source).toHaveProperty('disabled', true);
  fail();
  expect(await screen.findByText(/^One picture was left out of the pasted text/)).toBeTruthy();
  expect(screen.getByText(/^The mark of a footnote was taken out/)).toBeTruthy();
  expect(source).toHaveProperty('disabled', false);
});

it('keeps pasted markdown as it is written until somebody wants it formatted, as a whole', async () => {
  const editor = pasteText('## Ovens\n\nWipe **early**:\n- racks\n- door');
  expect(stored()).toBe(
    '<p>Before</p>\n<p>## Ovens</p>\n<p>Wipe **early**:</p>\n<p>- racks</p>\n<p>- door</p>',
  );
  expect(await offer()).toBeTruthy();
  act(() => void editor.chain().insertContent(' too').run());
  const plain = stored();
  press('Format it');
  expect(stored()).toBe(
    '<p>Before</p>\n<h2>Ovens</h2>\n<p>Wipe <strong>early</strong>:</p>\n<ul>\n<li>racks</li>\n<li>door</li>\n</ul>\n<p>too</p>',
  );
  expect(screen.queryByText('This looks like markdown.')).toBeNull();
  // jsdom has no layout to scroll by.
  editor.view.setProps({ handleScrollToSelection: () => true });
  act(() => void editor.commands.undo());
  expect(stored()).toBe(plain);
});

const BOLD = '<p><strong>Now</strong></p>';

it.each([
  ['after an equal text', '**Now**', '<p>**Now**</p><p></p>', 10, `<p>**Now**</p>\n${BOLD}`],
  ['in an empty heading', '**Now**', '<h2></h2>', 1, BOLD],
  ['in a quote', '**Now**', '<blockquote><p></p></blockquote>', 2, /^<blockquote>\s*<p><strong>/],
  ['in the middle of a line', '**Now**', '<p>OneTwo</p>', 4, `<p>One</p>\n${BOLD}\n<p>Two</p>`],
  ['at the start of a line', '**Now**', '<p>One</p>', 1, `${BOLD}\n<p>One</p>`],
  ['with an address', '**Now**\n\nSee https://a.example', '<p></p>', 1, new RegExp(`^${BOLD}`)],
  ['that starts with an address', '**Now** https://a.example\n\n- b', '<p></p>', 1, /<li>b/],
])('formats markdown that was pasted %s', async (_where, written, content, at, formatted) => {
  pasteText(written, content, at);
  await offer();
  press('Format it');
  if (typeof formatted === 'string') expect(stored()).toBe(formatted);
  else expect(stored()).toMatch(formatted);
});

it.each([
  ['an item', '<ul><li><p></p></li></ul>', 3],
  ['a cell', '<table><tr><td><p></p></td></tr></table>', 4],
  ['a caption', '<figure><img src="/a.png"><figcaption></figcaption></figure>', 1],
])('does not offer to format markdown in %s', async (_where, content, at) => {
  pasteText('- **Now**', content, at);
  await act(async () => void (await markdownReader()));
  expect(screen.queryByText('This looks like markdown.')).toBeNull();
  expect(stored()).toContain('- **Now**');
});

it('says why it formats no markdown that was changed since', async () => {
  const editor = pasteText('**Now** or\n- never');
  await offer();
  act(() => void editor.chain().insertContentAt(11, ' then').run());
  const changed = stored();
  press('Format it');
  expect(stored()).toBe(changed);
  expect(screen.getByText(/was changed since it was pasted/)).toBeTruthy();
});
