// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showForm, showInput } from '../../../../tests/support/in-admin';
import { photo, stubPictures } from '../../../../tests/support/photo';
import { pages } from '../../../content-types/pages';
import { beforeAfter, gallery } from '../../../content-types/sections/pictures';
import { MemberInputs } from '../MemberInputs';
import { SeveralFields } from '../sections/SeveralFields';
import { RepeatInput } from './Input';

beforeEach(stubPictures);
afterEach(() => vi.unstubAllGlobals());

const shown = () =>
  screen.getAllByRole('img').map((image) => image.getAttribute('alt')?.replace('Preview of ', ''));

function showGallery(max: number) {
  const field = { ...gallery.fields.pictures, max };
  const record = { id: 1, pictures: [{ image: '/pictures/first.webp' }] };
  showInput(record, RepeatInput, { schema: pages, field, source: 'pictures' });
  return screen.getByRole('group', { name: 'Pictures' });
}

const drop = (on: Element, ...files: File[]) =>
  fireEvent.drop(on, { dataTransfer: { types: ['Files'], files } });

it('a gallery takes several pictures at once, in their order', async () => {
  const group = showGallery(24);
  await screen.findAllByRole('img');
  drop(screen.getByRole('button', { name: /^Add picture/ }), photo('a.png'), photo('b.png'));
  await waitFor(() => expect(shown()).toEqual(['first.webp', 'a.png', 'b.png']));
  const picker = group.querySelector<HTMLInputElement>('input[type=file][hidden]');
  expect(picker?.multiple).toBe(true);
  if (picker) fireEvent.change(picker, { target: { files: [photo('c.png'), photo('d.png')] } });
  await waitFor(() => expect(shown()).toEqual(['first.webp', 'a.png', 'b.png', 'c.png', 'd.png']));
});

it('a gallery names the pictures that there is no room for, and what is no picture', async () => {
  showGallery(2);
  await screen.findAllByRole('img');
  const letter = new File(['Dear'], 'letter.png');
  drop(
    screen.getByRole('button', { name: /^Add picture/ }),
    ...[letter, photo('a.png'), photo('b.png'), photo('c.png')],
  );
  await waitFor(() => expect(shown()).toEqual(['first.webp', 'a.png']));
  expect((await screen.findByRole('alert')).textContent).toBe(
    '“letter.png” is not a PNG, JPEG, WebP, AVIF or GIF picture. There is no room for “b.png” and “c.png”.',
  );
});

it('before and after take two pictures at once, from either of them', async () => {
  const { before, after } = beforeAfter.fields;
  showForm(
    { id: 1, section: { before: null, after: null } },
    <SeveralFields fields={{ before, after }} path="section">
      <MemberInputs schema={pages} fields={{ before, after }} path="section" mode="edit" />
    </SeveralFields>,
  );
  const choose = await screen.findByLabelText(/Before/);
  fireEvent.change(choose, { target: { files: [photo('then.png'), photo('now.png')] } });
  await waitFor(() => expect(shown()).toEqual(['then.png', 'now.png']));
});
