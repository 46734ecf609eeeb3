// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showForm } from '../../../../tests/support/in-admin';
import { pages } from '../../../content-types/pages';
import { FieldInput } from '../FieldInput';

/** Inputs that come with the first form that shows them. */
const SLOWLY = { timeout: 20_000 };

const section = (title: string) => ({ id: title, type: 'steps', title, steps: [] });

it('brings back every section that was taken out, the last one first', async () => {
  const { sections } = pages.fields;
  const record = { id: 1, sections: ['One', 'Two', 'Three'].map(section) };
  showForm(record, <FieldInput schema={pages} source="sections" field={sections} mode="edit" />);
  const takeOut = async (title: string) => {
    const more = { name: new RegExp(`^More for “${title}”`) };
    fireEvent.click(await screen.findByRole('button', more, SLOWLY));
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
  await expect.poll(() => screen.queryByText(/is taken out/)).toBeNull();
  expect(shown()).toEqual([/One/, /Two/, /Three/].map((name) => expect.stringMatching(name)));
}, 40_000);
