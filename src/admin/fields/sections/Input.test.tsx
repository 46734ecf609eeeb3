// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showForm } from '../../../../tests/support/in-admin';
import { photo, stubPictures } from '../../../../tests/support/photo';
import { pages } from '../../../content-types/pages';
import { replacePicked } from '../../../schema/kinds/file';
import { FieldInput } from '../FieldInput';

beforeEach(stubPictures);
afterEach(() => vi.unstubAllGlobals());

const section = (title: string) => ({ id: title, type: 'steps', title, steps: [] });

it('brings back every section that was taken out, the last one first', async () => {
  const { sections } = pages.fields;
  const record = { id: 1, sections: ['One', 'Two', 'Three'].map(section) };
  showForm(record, <FieldInput schema={pages} source="sections" field={sections} mode="edit" />);
  const takeOut = async (title: string) => {
    const more = { name: new RegExp(`^More for “${title}”`) };
    fireEvent.click(await screen.findByRole('button', more));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Take out' }));
    await screen.findByText(new RegExp(`“${title}” .+ is taken out`));
  };
  const shown = () =>
    screen.getAllByRole('button', { name: /^More for/ }).map((one) => one.ariaLabel);
  await takeOut('One');
  await takeOut('Two');
  expect(shown()).toHaveLength(1);
  const undo = () => fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  undo();
  await screen.findByText(/“One” .+ is taken out/);
  undo();
  await waitFor(() => expect(screen.queryByText(/is taken out/)).toBeNull());
  expect(shown()).toEqual([/One/, /Two/, /Three/].map((name) => expect.stringMatching(name)));
});

function ReadForm({ onRead }: { onRead: (form: UseFormReturn) => void }) {
  const form = useFormContext();
  return (
    <button type="button" onClick={() => onRead(form)}>
      Read
    </button>
  );
}

it('a duplicated section is written in without changing the original, and has the same chosen file', async () => {
  const rawFile = photo('hob.png');
  const image = { rawFile, src: 'blob:hob.png', title: 'hob.png' };
  const pictures = [{ image, image_alt: 'A hob', caption: 'Before' }];
  let stored: (typeof pictures)[number][] = [];
  const read = ({ getValues }: UseFormReturn) =>
    (stored = [0, 1].map((index) => getValues(`sections.${index}.pictures.0`)));
  showForm(
    { id: 1, sections: [{ id: 'a', type: 'gallery', title: 'Work', pictures }] },
    <>
      <FieldInput schema={pages} field={pages.fields.sections} source="sections" mode="edit" />
      <ReadForm onRead={read} />
    </>,
  );
  fireEvent.click(await screen.findByLabelText('More for “Work” (Gallery)'));
  fireEvent.click(screen.getByText('Duplicate'));
  const caption = await screen.findByLabelText('Caption');
  fireEvent.change(caption, { target: { value: 'After' } });
  fireEvent.click(screen.getByText('Read'));
  expect(stored.map((picture) => picture.caption)).toEqual(['Before', 'After']);
  for (const picture of stored) expect(picture.image.rawFile).toBe(rawFile);
});

const CHOSEN = [photo('hob.png'), photo('sink.png')];

it.each([
  [
    { type: 'gallery', pictures: [] },
    async () =>
      fireEvent.drop(await screen.findByRole('button', { name: /^Choose several/ }), {
        dataTransfer: { types: ['Files'], files: CHOSEN },
      }),
    { pictures: [{ image: 'hob.png' }, { image: 'sink.png' }] },
  ],
  [
    { type: 'beforeAfter' },
    async () =>
      fireEvent.change(await screen.findByLabelText(/^Before/), { target: { files: CHOSEN } }),
    { before: 'hob.png', after: 'sink.png' },
  ],
])('$type: pictures go to their section, which is moved before they are ready', async (...args) => {
  const [fields, choose, expected] = args;
  const ready: (() => void)[] = [];
  const decode = () =>
    new Promise((resolve) => ready.push(() => resolve({ close: () => undefined })));
  vi.stubGlobal('createImageBitmap', decode);
  const own = { id: 'a', title: 'Work', ...fields };
  let stored: unknown;
  showForm(
    { id: 1, sections: [section('Other'), own] },
    <>
      <FieldInput schema={pages} field={pages.fields.sections} source="sections" mode="edit" />
      <ReadForm onRead={({ getValues }) => (stored = getValues('sections'))} />
    </>,
  );
  const [, toggle] = await screen.findAllByRole('button', { expanded: false });
  if (toggle) fireEvent.click(toggle);
  await choose();
  await waitFor(() => expect(ready).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: /^Move “Work” .+ up/ }));
  ready[0]?.();
  await waitFor(() => expect(ready).toHaveLength(2));
  ready[1]?.();
  await screen.findByAltText('Preview of sink.png');
  fireEvent.click(screen.getByRole('button', { name: 'Read' }));
  const named = replacePicked(stored, ({ title }) => title);
  expect(named).toMatchObject([expected, { type: 'steps' }]);
  expect(Object.keys((stored as object[])[1] ?? {})).not.toContain(Object.keys(expected)[0]);
});
