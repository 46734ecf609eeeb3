import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import {
  CoreAdminContext,
  Form,
  testDataProvider,
  type CoreAdminContextProps,
  type DataProvider,
} from 'react-admin';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { membershipQuery } from '../../src/admin/data/use-membership';
import type { InputProps } from '../../src/admin/fields/kind-props';
import type { Role } from '../../src/schema/role';

interface Options extends Omit<CoreAdminContextProps, 'children' | 'dataProvider'> {
  /** Every other method throws. */
  dataProvider?: Partial<DataProvider>;
  /** Of the member of staff who is signed in; otherwise it is asked for. */
  role?: Role;
}

function inContext(children: ReactNode, { role, ...context }: Options = {}) {
  const dataProvider = testDataProvider(context.dataProvider);
  const { queryClient = new QueryClient() } = context;
  if (role) queryClient.setQueryData(membershipQuery.queryKey, { role, isOutside: false });
  return (
    <CoreAdminContext {...context} {...{ dataProvider, queryClient }}>
      {children}
    </CoreAdminContext>
  );
}

/** Components or hooks within react-admin, without a server. */
export function inAdmin(children: ReactNode, options?: Options) {
  return <MemoryRouter>{inContext(children, options)}</MemoryRouter>;
}

/** Renders a page at its address. Every other address is "Elsewhere". */
export function showPage(address: string, page: ReactNode, options?: Options) {
  const path = address.replace(/[?#].*/, '');
  const router = createMemoryRouter(
    [
      { path, element: inContext(page, options) },
      { path: '*', element: 'Elsewhere' },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

/** Renders inputs in a form like the admin's. */
export function showForm(record: object, inputs: ReactNode, options?: Options) {
  const form = (
    <Form record={record} mode="onTouched" noValidate>
      {inputs}
    </Form>
  );
  return render(inAdmin(form, options));
}

/** Renders the input of one kind in such a form. */
export function showInput<Field>(
  record: object,
  Input: ComponentType<InputProps<Field>>,
  props: Pick<InputProps<Field>, 'schema' | 'field' | 'source'>,
  options?: Options,
) {
  return showForm(record, <Input {...props} mode="edit" validate={() => undefined} />, options);
}
