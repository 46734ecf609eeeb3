import { ResourceDefinitionContext } from 'react-admin';
import { Outlet } from 'react-router-dom';
import { resourceDefinitions } from '../crud/resource-element';
import { resources } from '../resources/registry';
import { Toasts } from '../ui/Toasts';
import { AdminProviders } from './AdminProviders';

/** Known at once, so that no resource has to make itself known and the page be drawn anew. */
const known = {
  definitions: resourceDefinitions(resources),
  register: () => undefined,
  unregister: () => undefined,
};

/** Around every page of the admin: what react-admin's parts ask for, and the messages. */
export function AdminApp() {
  return (
    <AdminProviders>
      <ResourceDefinitionContext value={known}>
        <Outlet />
        <Toasts />
      </ResourceDefinitionContext>
    </AdminProviders>
  );
}
