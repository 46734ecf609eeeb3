// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { SaveButton } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { showForm } from '../../../../tests/support/in-admin';
import { company } from '../../../content-types/company';
import { pages } from '../../../content-types/pages';
import { AS_DRAFT } from '../../../schema/kinds/publication';
import { FieldInput } from '../../fields/FieldInput';
import { ErrorSummary } from './ErrorSummary';

const notice = (id: string, text: string) => ({ id, type: 'notice', text });

function show(record: object) {
  showForm(
    { id: 1, ...record },
    <>
      <ErrorSummary schema={pages} />
      <FieldInput schema={pages} field={pages.fields.title} source="title" mode="edit" />
      <FieldInput schema={pages} field={pages.fields.sections} source="sections" mode="edit" />
      <SaveButton alwaysEnable />
    </>,
  );
}

afterEach(cleanup);

it('names each section that is wrong, and leads into it', async () => {
  show({ title: '', sections: [notice('a', ''), { id: 'b', type: 'divider' }, notice('c', '')] });
  await screen.findAllByRole('button', { name: /^Notice/ });
  fireEvent.click(screen.getByRole('button', { name: 'ra.action.save' }));
  await screen.findByText('3 fields need your attention:');
  const [first, last] = screen
    .getAllByRole('button', { name: /^Notice \(section/ })
    .map((link) => link.textContent);
  expect([first, last]).toEqual(['Notice (section 1)', 'Notice (section 3)']);

  const open = { name: /^Notice/, expanded: true };
  const [, row] = await screen.findAllByRole('button', open);
  if (row) fireEvent.click(row);
  await waitFor(() => expect(row?.getAttribute('aria-expanded')).toBe('false'));
  fireEvent.click(screen.getByRole('button', { name: 'Notice (section 3)' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('sections.2.text'));
});

it('names no section of a draft that only lacks something', async () => {
  const sections = [notice('a', ''), notice('b', 'x'.repeat(601))];
  show({ title: 'T', published_at: AS_DRAFT, sections });
  const [, long] = await screen.findAllByRole('button', { name: /^Notice/ });
  if (long) fireEvent.click(long);
  await screen.findByRole('textbox', { name: /^Text/ });
  fireEvent.click(screen.getByRole('button', { name: 'ra.action.save' }));
  await screen.findByText('One field needs your attention:');
  expect(screen.getByRole('button', { name: /\(section/ }).textContent).toBe('Notice (section 2)');
});

it('names fields as they follow each other in the form, the focused one first', async () => {
  const field = (source: 'notice' | 'whatsapp') => (
    <FieldInput schema={company} field={company.fields[source]} source={source} mode="edit" />
  );
  showForm(
    { id: 1, notice: 'x'.repeat(200), whatsapp: 'none' },
    <>
      <ErrorSummary schema={company} />
      {field('whatsapp')}
      {field('notice')}
      <SaveButton alwaysEnable />
    </>,
  );
  await screen.findByRole('textbox', { name: /Notice/ });
  fireEvent.click(screen.getByRole('button', { name: 'ra.action.save' }));
  await screen.findByText('2 fields need your attention:');
  const [first] = screen.getAllByRole('listitem');
  expect(first?.textContent).toBe('WhatsApp');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /WhatsApp/ }));
});
