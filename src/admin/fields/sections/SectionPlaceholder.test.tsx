// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { showForm } from '../../../../tests/support/in-admin';
import { pages } from '../../../content-types/pages';
import { steps } from '../../../content-types/sections/feature-lists';
import { placeholderValuesQuery } from '../../data/placeholder-values';
import { MemberInputs } from '../MemberInputs';
import { SectionPlaceholder } from './SectionPlaceholder';

const { fields } = steps;

/** The section as it stands at an index of the page. */
function Section({ index }: { index: number }) {
  const path = `sections.${index}`;
  return (
    <SectionPlaceholder fields={fields} path={path} name="Section 1">
      <MemberInputs schema={pages} mode="edit" {...{ fields, path }} />
    </SectionPlaceholder>
  );
}

function MovedSection() {
  const [index, setIndex] = useState(0);
  const { getValues, setValue } = useFormContext();
  const moveDown = () => {
    setValue('sections', [...getValues('sections')].reverse());
    setIndex(1);
  };
  return (
    <>
      <Section index={index} />
      <button type="button" onClick={moveDown}>
        Move down
      </button>
      <output>{JSON.stringify(useWatch({ name: 'sections' }))}</output>
    </>
  );
}

async function showSection() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(placeholderValuesQuery.queryKey, new Map([['price.basic', '£20/hour']]));
  const section = { title: 'Three steps', steps: [{ title: 'Book', text: 'From' }] };
  showForm({ id: 1, sections: [section, { title: 'Other' }] }, <MovedSection />, { queryClient });
  return screen.findByDisplayValue<HTMLTextAreaElement>('From');
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const quote = async () => {
  press('Quote a figure in Section 1');
  fireEvent.click(await screen.findByRole('menuitem', { name: /£20\/hour/ }));
};

it('a figure goes into the text of a section where somebody was last, in an item too', async () => {
  const inItem = await showSection();
  inItem.focus();
  inItem.setSelectionRange(4, 4);
  await quote();
  await waitFor(() => expect(inItem.value).toBe('From{{price.basic}}'));
});

it('a figure goes there after the section has moved, too, and into no other section', async () => {
  const inItem = await showSection();
  inItem.focus();
  inItem.setSelectionRange(4, 4);
  press('Move down');
  await quote();
  await waitFor(() => expect(inItem.value).toBe('From{{price.basic}}'));
  const [other] = JSON.parse(screen.getByRole('status').textContent) as unknown[];
  expect(other).toEqual({ title: 'Other' });
});

it('a figure goes into the first text once the item is gone where somebody was last', async () => {
  (await showSection()).focus();
  press('Remove Step 1');
  await waitFor(() => expect(screen.queryByDisplayValue('From')).toBeNull());
  await quote();
  const first = screen.getByRole('textbox', { name: 'Words above the heading' });
  await waitFor(() => expect(first).toHaveProperty('value', '{{price.basic}}'));
});
