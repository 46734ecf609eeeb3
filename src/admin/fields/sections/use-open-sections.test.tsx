// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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

it('opens an incomplete section once it keeps the page from being saved, and not for a draft', async () => {
  const save = vi.fn().mockResolvedValue(undefined);
  const { sections: field } = pages.fields;
  const sections = [
    { id: 'a', type: 'notice', text: '' },
    { id: 'b', type: 'divider' },
  ];
  showForm(
    { id: 1, sections },
    <SaveContextProvider value={{ save }}>
      <FieldInput schema={pages} field={field} source="sections" mode="edit" />
      <SaveButtons />
    </SaveContextProvider>,
  );
  const notice = await screen.findByRole('button', { name: /^Notice/ });
  const press = (name: string) =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await press('draft');
  // What checks the whole page comes with the first save.
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(notice.getAttribute('aria-expanded')).toBe('false');
  await press('now');
  await waitFor(() => expect(notice.getAttribute('aria-expanded')).toBe('true'));
  expect(save).toHaveBeenCalledOnce();
});
