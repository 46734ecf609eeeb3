import { type ReactElement } from 'react';
import { Resource, type ResourceDefinition, type ResourceProps, type RaRecord } from 'react-admin';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import { phrases } from '../../schema/phrases';
import { allows } from '../../schema/content-type';
import { recordTitle } from '../../schema/record-title';
import type { AdminResource } from './resource';
import { RoleView } from './RoleView';
import { ResourceCreate } from './create/ResourceCreate';

/** Not needed by the first form, so lazy. */
const ResourceList = lazyWithRetry(() => import('./list/ResourceList'));
const ResourceEdit = lazyWithRetry(() => import('./edit/ResourceEdit'));
const SingletonPage = lazyWithRetry(() => import('./edit/SingletonPage'));

/** The resource of a content type, with its generated views. */
export function resourceElement(schema: AdminResource): ReactElement<ResourceProps> {
  const { table, singleton } = schema;
  return (
    <Resource
      name={table}
      options={{ label: phrases.name(schema) }}
      recordRepresentation={(record: RaRecord) => recordTitle(schema, record)}
      list={<RoleView schema={schema} view={singleton ? SingletonPage : ResourceList} />}
      create={
        allows(schema, 'create') ? <RoleView schema={schema} view={ResourceCreate} /> : undefined
      }
      edit={<RoleView schema={schema} view={ResourceEdit} />}
    />
  );
}

/** react-admin's resource definitions, by name. */
export function resourceDefinitions(
  schemas: readonly AdminResource[],
): Record<string, ResourceDefinition> {
  return Object.fromEntries(
    schemas.map((schema) => [
      schema.table,
      Resource.registerResource(resourceElement(schema).props),
    ]),
  );
}
