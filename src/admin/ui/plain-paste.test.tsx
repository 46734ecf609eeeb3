// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listenForPaste } from './plain-paste';

let end = () => {};
beforeEach(() => {
  end = listenForPaste(document);
});
afterEach(() => end());

function Fields() {
  const [title, setTitle] = useState('ab');
  const [excerpt, setExcerpt] = useState('');
  return (
    <>
      <input aria-label="Title" value={title} onChange={(event) => setTitle(event.target.value)} />
      <textarea
        aria-label="Excerpt"
        value={excerpt}
        onChange={(event) => setExcerpt(event.target.value)}
      />
      <div aria-label="Content" contentEditable suppressContentEditableWarning />
      <output>{`${title}|${excerpt}`}</output>
    </>
  );
}

function paste(name: string, text: string): boolean {
  const field = screen.getByLabelText(name);
  field.focus();
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  return !field.dispatchEvent(event);
}

it('turns blanks that hold words together into others, in every field, where the caret is', async () => {
  render(<Fields />);
  screen.getByLabelText<HTMLInputElement>('Title').setSelectionRange(1, 2);
  paste('Title', '\ufeffClean\u00a0the\u202fov\u00aden\nnow');
  paste('Excerpt', 'One\u00a0two\nthree');
  const words = 'aClean the oven now|One two\nthree';
  expect((await screen.findByRole('status')).textContent).toBe(words);
});

it('leaves all other pasting to the browser, and that of articles to their editor', () => {
  render(<Fields />);
  expect(paste('Title', 'Plain words')).toBe(false);
  expect(paste('Content', 'Held\u00a0words')).toBe(false);
});

it('pastes nothing again that a field has taken itself', async () => {
  render(<Fields />);
  screen.getByLabelText('Title').addEventListener('paste', (event) => event.preventDefault());
  paste('Title', 'Held\u00a0words');
  expect(screen.getByRole('status').textContent).toBe('ab|');
});
