import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, Form, testDataProvider, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { membershipQuery } from '../../src/admin/data/use-membership';
import type { Role } from '../../src/schema/role';

interface Options {
  dataProvider?: DataProvider;
  queryClient?: QueryClient;
  /** Of the member of staff who is signed in; otherwise it is asked for. */
  role?: Role;
}

/** Components or hooks within react-admin, without a server. */
export function inAdmin(children: ReactNode, options: Options = {}) {
  const { dataProvider = testDataProvider(), role } = options;
  const queryClient = options.queryClient ?? new QueryClient();
  if (role) queryClient.setQueryData(membershipQuery.queryKey, { role, isOutside: false });
  return (
    <MemoryRouter>
      <CoreAdminContext {...{ dataProvider, queryClient }}>{children}</CoreAdminContext>
    </MemoryRouter>
  );
}

/** Renders inputs in a form like the admin's. */
export function showForm(record: object, inputs: ReactNode, options?: Options) {
  const form = (
    <Form record={record} mode="onTouched">
      {inputs}
    </Form>
  );
  return render(inAdmin(form, options));
}
