// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { showForm } from '../../../../tests/support/in-admin';
import { photo, stubPictures } from '../../../../tests/support/photo';
import { pages } from '../../../content-types/pages';
import { replacePicked } from '../../../schema/kinds/file';
import { fileCheckOf } from '../../images/pending-file-checks';
import { FieldInput } from '../FieldInput';

const ours = { id: 'a', type: 'beforeAfter', title: 'Ours' };
const next = { id: 'b', type: 'beforeAfter', title: 'Next', before: '/pictures/next.webp' };

it.each([
  [
    'goes with it, folded and moved',
    (toggle: HTMLElement) => {
      fireEvent.click(toggle);
      fireEvent.click(screen.getByRole('button', { name: /^Move “Ours” .+ down/ }));
    },
    [next, { ...ours, before: 'hob.png' }],
  ],
  [
    'is nowhere once it is taken out',
    () => {
      fireEvent.click(screen.getByRole('button', { name: /^More for “Ours”/ }));
      fireEvent.click(screen.getByRole('menuitem', { name: 'Take out' }));
    },
    [next],
  ],
])('a picture that is being prepared for a section %s', async (_what, change, expected) => {
  stubPictures();
  let ready: ((bitmap: object) => void) | undefined;
  vi.stubGlobal('createImageBitmap', () => new Promise((resolve) => (ready = resolve)));
  let form: UseFormReturn | undefined;
  function ReadForm() {
    form = useFormContext();
    return (
      <FieldInput schema={pages} field={pages.fields.sections} source="sections" mode="edit" />
    );
  }
  showForm({ id: 1, sections: [ours, next] }, <ReadForm />);
  const toggle = await screen.findByRole('button', { name: /Ours/, expanded: false });
  fireEvent.click(toggle);
  const input = await screen.findByLabelText(/^Before/);
  fireEvent.change(input, { target: { files: [photo('hob.png')] } });
  await waitFor(() => expect(ready).toBeDefined());
  change(toggle);
  await act(async () => {
    ready?.({ close: () => undefined });
    await fileCheckOf(form?.control ?? {});
  });
  const named = replacePicked(form?.getValues('sections'), ({ title }) => title);
  expect(named).toMatchObject(expected);
});
