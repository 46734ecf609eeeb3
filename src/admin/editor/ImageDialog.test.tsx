// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inAdmin } from '../../../tests/support/in-admin';
import { editorExtensions } from './editor-extensions';
import { ImageDialog } from './ImageDialog';

it('keeps the size that a picture was given, however large it is, when only its words change', () => {
  const content = '<img src="/van.jpg" alt="Van" title="Ours" width="300" height="200"><p>x</p>';
  const editor = new Editor({ extensions: editorExtensions, content });
  editor.commands.setNodeSelection(0);
  const close = () => undefined;
  render(inAdmin(<ImageDialog editor={editor} onClose={close} onMore={close} />));
  fireEvent.change(screen.getByLabelText('Alternative text'), { target: { value: 'Our van' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save picture' }));
  expect(editor.getHTML()).toBe(content.replace('"Van"', '"Our van"'));
});

it('asks what a picture shows of which spaces alone are said', () => {
  const content = '<img src="/van.jpg" width="300" height="200"><p>x</p>';
  const editor = new Editor({ extensions: editorExtensions, content });
  editor.commands.setNodeSelection(0);
  const close = () => undefined;
  render(inAdmin(<ImageDialog editor={editor} onClose={close} onMore={close} />));
  fireEvent.change(screen.getByLabelText('Alternative text'), { target: { value: '  ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save picture' }));
  expect(screen.getByRole('alert').textContent).toMatch(/^Say in a few words/);
  expect(editor.getHTML()).toBe(content);
});

it.each(['mailto:hello@example.com', 'data:image/png;base64,iVBORw0KGgo='])(
  'takes no picture from %s',
  (address) => {
    const editor = new Editor({ extensions: editorExtensions, content: '<p>x</p>' });
    const none = () => undefined;
    render(inAdmin(<ImageDialog editor={editor} onClose={none} onMore={none} />));
    fireEvent.change(screen.getByLabelText('Web address of a picture'), {
      target: { value: address },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Insert picture' }));
    expect(screen.getByText(/^The address of a picture starts with https/)).toBeTruthy();
    expect(editor.getHTML()).toBe('<p>x</p>');
  },
);
