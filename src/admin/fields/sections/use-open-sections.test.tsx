// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, Form, SaveContextProvider, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
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

const SLOWLY = { timeout: 10_000 };

it('opens an incomplete section once it keeps the page from being saved, and not for a draft', async () => {
  const save = vi.fn().mockResolvedValue(undefined);
  const { sections: field } = pages.fields;
  const sections = [
    { id: 'a', type: 'notice', text: '' },
    { id: 'b', type: 'divider' },
  ];
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={testDataProvider()}>
        <SaveContextProvider value={{ save }}>
          <Form record={{ id: 1, sections }}>
            <FieldInput schema={pages} field={field} source="sections" mode="edit" />
            <SaveButtons />
          </Form>
        </SaveContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const notice = await screen.findByRole('button', { name: /^Notice/ }, SLOWLY);
  const press = (name: string) =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await press('draft');
  // What checks the whole page comes with the first save.
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce(), SLOWLY);
  expect(notice.getAttribute('aria-expanded')).toBe('false');
  await press('now');
  await vi.waitFor(() => expect(notice.getAttribute('aria-expanded')).toBe('true'), SLOWLY);
  expect(save).toHaveBeenCalledOnce();
});
