// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { SaveButton } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showForm } from '../../../tests/support/in-admin';
import { photo, stubPictures } from '../../../tests/support/photo';
import { pages } from '../../content-types/pages';
import { pictureWords } from '../../content-types/content-table';
import { picture } from '../../content-types/sections/common-fields';
import type { Field } from '../../schema/fields';
import { MemberInputs } from './MemberInputs';

/** What the library's function answers. */
const LIBRARY = [
  {
    bucket: 'blog-images',
    path: 'hob',
    size: 1,
    descriptions: ['A hob'],
    used_in: [],
    added_at: '2026-01-01',
  },
];

const FIELDS: Readonly<Record<string, Field>> = {
  image: { ...picture(), required: true },
  image_alt: pictureWords('image'),
  image_focus: { kind: 'focus', label: 'What stays in view', of: 'image' },
};

/** A section's picture and what is said of it. */
async function show(section: { image: string | null }) {
  showForm(
    { id: 1, sections: [section] },
    <>
      <MemberInputs schema={pages} fields={FIELDS} path="sections.0" mode="edit" />
      <SaveButton alwaysEnable />
    </>,
    { role: 'owner' },
  );
  if (section.image) await screen.findByRole('textbox', { name: 'What the picture shows' });
}

const words = () => screen.getByRole('textbox', { name: 'What the picture shows' });
const choose = (name: string) =>
  fireEvent.change(screen.getByLabelText(/^Picture/), { target: { files: [photo(name)] } });
const chooseFromLibrary = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Choose from library' }));
  fireEvent.click(await screen.findByText('A hob'));
};

beforeEach(() => {
  stubPictures();
  vi.stubGlobal('fetch', async () => Response.json(LIBRARY));
});
afterEach(() => vi.unstubAllGlobals());

const DESK = { image: '/desk.webp', image_alt: 'A desk', image_focus: '20% 30%' };

it('a description that is nearly too long is counted', async () => {
  await show(DESK);
  fireEvent.change(words(), { target: { value: 'x'.repeat(290) } });
  await screen.findByText('290 of 300 characters');
});

it('another picture has not the words and the point of the former one; its words can be kept', async () => {
  await show(DESK);
  await screen.findByText(/^20 % from the left/);
  choose('sofa.png');
  await screen.findByText(/The picture is not described yet/);
  expect(words()).toHaveProperty('value', '');
  await screen.findByText(/^50 % from the left/);
  fireEvent.click(screen.getByRole('button', { name: 'Keep the words “A desk”' }));
  await waitFor(() => expect(words()).toHaveProperty('value', 'A desk'));
});

it('nor has one that is chosen after the former one was removed', async () => {
  await show(DESK);
  fireEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
  choose('sofa.png');
  await screen.findByText(/The picture is not described yet/);
  expect(words()).toHaveProperty('value', '');
  expect(screen.queryByRole('button', { name: /Keep the words/ })).toBeNull();
});

it('one from the library brings its words, in place of others and of none', async () => {
  for (const section of [DESK, { image: null }]) {
    await show(section);
    await chooseFromLibrary();
    await waitFor(() => expect(words()).toHaveProperty('value', 'A hob'));
    cleanup();
  }
});

it('one from the library fills a field that was refused for being empty', async () => {
  await show({ image: null });
  fireEvent.click(screen.getByRole('button', { name: 'ra.action.save' }));
  await screen.findByText('Picture is required');
  await chooseFromLibrary();
  await waitFor(() => expect(screen.queryByText('Picture is required')).toBeNull());
});

it('is not described, and no decoration, where spaces alone are typed', async () => {
  await show(DESK);
  fireEvent.change(words(), { target: { value: '  ' } });
  await screen.findByText(/The picture is not described yet/);
});

it('its point moves with the arrows, not with the shortcuts of browsers', async () => {
  await show(DESK);
  const point = await screen.findByRole('button', { name: 'What stays in view' });
  fireEvent.keyDown(point, { key: 'ArrowLeft', altKey: true });
  await screen.findByText(/^20 % from the left, 30 % from the top/);
  fireEvent.keyDown(point, { key: 'ArrowDown' });
  await screen.findByText(/^20 % from the left, 3[1-9] % from the top/);
});
