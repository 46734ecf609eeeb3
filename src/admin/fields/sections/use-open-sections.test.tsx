// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { SaveContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { showForm } from '../../../../tests/support/in-admin';
import { pages } from '../../../content-types/pages';
import { FieldInput } from '../FieldInput';
import { useSaveForm } from '../use-save-form';

function SaveButtons() {
  const save = useSaveForm();
  return ['draft', 'now'].map((published_at) => (
    <button key={published_at} type="button" onClick={() => void save({ published_at })}>
      {published_at}
    </button>
  ));
}

/** Registered after the sections. */
function LaterField() {
  const [isShown, setShown] = useState(false);
  if (!isShown) return <button onClick={() => setShown(true)}>more</button>;
  return <FieldInput schema={pages} field={pages.fields.title} source="title" mode="edit" />;
}

const SECTIONS = [
  { id: 'a', type: 'notice', text: '' },
  { id: 'b', type: 'divider' },
];

function showPage(values = {}) {
  const save = vi.fn().mockResolvedValue(undefined);
  showForm(
    { id: 1, title: 'Our work', sections: SECTIONS, ...values },
    <SaveContextProvider value={{ save }}>
      <FieldInput schema={pages} field={pages.fields.sections} source="sections" mode="edit" />
      <LaterField />
      <SaveButtons />
    </SaveContextProvider>,
  );
  return save;
}

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('opens an incomplete section once it keeps the page from being saved, and not for a draft', async () => {
  const save = showPage();
  const notice = await screen.findByRole('button', { name: 'Notice' });
  await press('draft');
  // What checks the whole page comes with the first save.
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(notice.getAttribute('aria-expanded')).toBe('false');
  await press('now');
  await waitFor(() => expect(notice.getAttribute('aria-expanded')).toBe('true'));
  expect(save).toHaveBeenCalledOnce();
});

it('leads into a section that was folded again, where a later field is wrong, too', async () => {
  const { focus } = HTMLElement.prototype;
  // jsdom focuses what is hidden.
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
    if (!this.closest('[hidden]')) focus.call(this);
  });
  // Looked up, which ends after the form has tried to focus.
  const figure = { id: 'c', type: 'notice', text: 'From {{price.basic}}' };
  vi.stubGlobal('fetch', () => new Promise((_, fail) => setTimeout(fail, 0, new TypeError())));
  showPage({ title: '', sections: [...SECTIONS, figure] });
  const notice = await screen.findByRole('button', { name: 'Notice' });
  fireEvent.click(notice);
  const text = await screen.findByRole('textbox', { name: /^Text/ });
  fireEvent.click(notice);
  await press('more');
  screen.getByRole('button', { name: 'now' }).focus();
  await press('now');
  await waitFor(() => expect(document.activeElement).toBe(text));
});
