// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, Form, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { pages } from '../../content-types/pages';
import { picture } from '../../content-types/sections/parts';
import { ROLES } from '../../schema/role';
import { schemaFor } from '../../schema/schema-for';
import { membershipQuery } from '../data/use-membership';
import { FieldInput } from './FieldInput';

it('the library, which is for editors, is offered to them alone, in a section too', () => {
  const offered = ROLES.filter((role) => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(membershipQuery.queryKey, { role, isOutside: false });
    render(
      <MemoryRouter>
        <CoreAdminContext dataProvider={testDataProvider()} queryClient={queryClient}>
          <Form record={{ id: 1 }}>
            <FieldInput
              schema={schemaFor(role, pages)}
              field={picture()}
              source="sections.0.image"
              mode="edit"
            />
          </Form>
        </CoreAdminContext>
      </MemoryRouter>,
    );
    const button = screen.queryByRole('button', { name: 'Choose from library' });
    cleanup();
    return button !== null;
  });
  expect(offered).toEqual(['owner', 'editor']);
});
