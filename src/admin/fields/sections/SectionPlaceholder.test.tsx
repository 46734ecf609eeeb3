// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, Form, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { pages } from '../../../content-types/pages';
import { steps } from '../../../content-types/sections/feature-lists';
import type { Field } from '../../../schema/fields';
import { placeholderValuesQuery } from '../../data/placeholder-values';
import { FieldInput } from '../FieldInput';
import { SectionPlaceholder } from './SectionPlaceholder';

/** Inputs that come with the first form that shows them. */
const SLOWLY = { timeout: 10_000 };

it('a figure goes into the text of a section where somebody was last, in an item too', async () => {
  // jsdom has none.
  vi.stubGlobal('CSS', { escape: String });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(placeholderValuesQuery.queryKey, new Map([['price.basic', '£20/hour']]));
  const { fields } = steps;
  const section = { title: 'Three steps', steps: [{ title: 'Book', text: 'From' }] };
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={testDataProvider()} queryClient={queryClient}>
        <Form record={{ id: 1, sections: [section] }}>
          <SectionPlaceholder fields={fields} path="sections.0" name="Section 1">
            {Object.entries(fields).map(([key, field]) => (
              <FieldInput
                key={key}
                schema={pages}
                source={`sections.0.${key}`}
                field={field as Field}
                mode="edit"
              />
            ))}
          </SectionPlaceholder>
        </Form>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const inItem = await screen.findByDisplayValue<HTMLTextAreaElement>('From', {}, SLOWLY);
  const quote = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Quote a figure in Section 1' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: /£20\/hour/ }, SLOWLY));
  };
  inItem.focus();
  inItem.setSelectionRange(4, 4);
  await quote();
  await vi.waitFor(() => expect(inItem.value).toBe('From{{price.basic}}'));
});
