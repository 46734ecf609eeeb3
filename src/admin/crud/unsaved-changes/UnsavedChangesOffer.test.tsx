// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { useState } from 'react';
import { EditBase, Form, useInput } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { showPage } from '../../../../tests/support/in-admin';
import { blogPosts } from '../../../content-types/blog-posts';
import { pages } from '../../../content-types/pages';
import { questions } from '../../../content-types/questions';
import { services } from '../../../content-types/services';
import { rowToForm } from '../../../schema/row';
import { useItems } from '../../fields/use-items';
import { useSaveForm } from '../../fields/use-save-form';
import { keepChanges, listChanges } from './stored-changes';
import { UnsavedChangesGuard } from './UnsavedChangesGuard';
import { titleOf, UnsavedChangesOffer } from './UnsavedChangesOffer';

const withHero = (title: string) => ({ id: '7', sections: [{ id: 'a', type: 'hero', title }] });
const STORED = withHero('Ovens');
const NAME = 'pages/7';

function Input({ name }: { name: string }) {
  return <input aria-label={name} {...useInput({ source: `sections.0.${name}` }).field} />;
}

const validate = () => undefined;

/** An open section, one of whose inputs comes late. */
function Section() {
  useItems({ source: 'sections', validate });
  const save = useSaveForm();
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <Input name="title" />
      {isWhole && ['href', 'first_day'].map((name) => <Input key={name} name={name} />)}
      <button onClick={() => void save()}>Save</button>
      <button onClick={() => setWhole(true)}>The rest comes</button>
    </>
  );
}

it('keeps nothing of a section that is saved while its inputs are still coming', async () => {
  keepChanges({ name: NAME, id: 'left' }, rowToForm(pages, withHero('Hobs')));
  let answer: (sent: { data: object }) => void;
  const update = vi.fn(() => new Promise<{ data: object }>((resolve) => (answer = resolve)));
  const getOne = async () => ({ data: STORED });
  showPage(
    '/admin/pages/7',
    <EditBase resource="pages" id="7" mutationMode="pessimistic" redirect={false}>
      <Form record={rowToForm(pages, STORED)}>
        <UnsavedChangesOffer schema={pages} name={NAME} />
        <UnsavedChangesGuard schema={pages} name={NAME} />
        <Section />
      </Form>
    </EditBase>,
    { dataProvider: { getOne, update } as never },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitForElementToBeRemoved(screen.getByRole('button', { name: 'Restore' }));
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(update).toHaveBeenCalled());
  fireEvent.click(screen.getByText('The rest comes'));
  expect(listChanges(NAME)).toHaveLength(1);
  await act(async () => answer({ data: withHero('Hobs') }));
  expect(listChanges(NAME)).toEqual([]);
});

it.each([
  ['the title', questions, { page: 'services', question: 'How long?' }, '“How long?”'],
  ['words, not markup', blogPosts, { content: '<p>We clean.</p>' }, '“We clean.”'],
  ['nothing that nobody typed', services, { icon: 'Sparkles' }, 'Something'],
])('calls what was typed by %s', (_, schema, values, title) => {
  expect(titleOf(schema, { version: 1, id: 'x', name: 'x', savedAt: 0, values })).toBe(title);
});
