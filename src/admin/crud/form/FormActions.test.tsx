// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, Form, SaveContextProvider, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { company } from '../../../content-types/company';
import { services } from '../../../content-types/services';
import { FormActions } from './FormActions';

it.each([
  ['Saving...', 'the company, which visitors see already', company, 'Save'],
  ['Creating...', 'a new service', services, 'Add service'],
])('says %s while it stores %s', async (busy, _what, schema, label) => {
  const save = () => new Promise(() => {});
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={testDataProvider()}>
        <SaveContextProvider value={{ save }}>
          <Form>
            <FormActions schema={schema} mode="create" isStored={false} />
          </Form>
        </SaveContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: label })));
  expect(screen.getByRole('button', { name: busy })).toBeDefined();
});
