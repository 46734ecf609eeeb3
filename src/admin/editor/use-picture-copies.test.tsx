// @vitest-environment jsdom
import type { Editor } from '@tiptap/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { prepareImage } from '../images/prepare-image';
import { holdPicture } from './pasted-pictures';
import { insertPicture } from './picture-commands';
import { VisualEditor } from './VisualEditor';

vi.mock('../images/prepare-image');

const statuses: string[] = [];

function Form() {
  return (
    <FormProvider {...useForm()}>
      <VisualEditor
        id="content"
        label="Content"
        value="<p>Before</p>"
        onChange={() => undefined}
        onBlur={() => undefined}
        onMessage={() => undefined}
        onCopies={({ text }) => statuses.push(text)}
        invalid={false}
        required
        describedBy="messages"
        pictures={{ bucket: 'blog-images', folder: 'blog' }}
      />
    </FormProvider>
  );
}

it('says why a pasted animation is left out, in place of keeping its first picture alone', async () => {
  const problem = '“pasted.gif” is 12 MB; a picture may be up to 5 MB.';
  vi.mocked(prepareImage).mockResolvedValue({ problem });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => undefined }));
  HTMLImageElement.prototype.decode = async () => undefined;
  URL.createObjectURL = () => 'blob:animation';
  URL.revokeObjectURL = () => undefined;
  render(<Form />);
  const { editor } = screen.getByRole('textbox') as HTMLElement & { editor: Editor };
  const src = holdPicture('data:image/gif;base64,R0lGODlhAQABAAAAACw=') ?? '';
  act(() => insertPicture(editor, { src, alt: 'Steam' }, ''));
  expect(await screen.findByText(`The picture “Steam” was left out here. ${problem}`)).toBeTruthy();
});

it('tries a picture again that is pasted again, after it could not be copied', async () => {
  const src = 'https://lh3.googleusercontent.com/steam';
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('Offline'));
  render(<Form />);
  const { editor } = screen.getByRole('textbox') as HTMLElement & { editor: Editor };
  for (const count of [1, 2]) {
    act(() => insertPicture(editor, { src, alt: 'Steam' }, ''));
    expect(statuses.at(-1)).toBe('Copying a picture…');
    await waitFor(() => expect(screen.getAllByText(/was left out here/)).toHaveLength(count));
    await waitFor(() => expect(statuses.at(-1)).toMatch('One picture was left out'));
  }
});

it('leaves out a picture whose server does not end its answer', async () => {
  vi.useFakeTimers();
  HTMLImageElement.prototype.decode = () => new Promise(() => undefined);
  render(<Form />);
  const { editor } = screen.getByRole('textbox') as HTMLElement & { editor: Editor };
  const src = 'https://lh3.googleusercontent.com/stalled';
  act(() => insertPicture(editor, { src, alt: 'Sink' }, ''));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText(/^The picture “Sink” was left out here/)).toBeTruthy();
  expect(statuses.at(-1)).toMatch('One picture was left out');
});
