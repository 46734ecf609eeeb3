import { lazy } from 'react';
import { Resource } from 'react-admin';
import { capitalise, type ResourceSchema } from '../schema/resource-schema';
import { ResourceCreate } from './ResourceCreate';

/** Not needed to write the first post, so not in the first download. */
const ResourceList = lazy(() =>
  import('./list/ResourceList').then((module) => ({ default: module.ResourceList })),
);
const ResourceEdit = lazy(() =>
  import('./ResourceEdit').then((module) => ({ default: module.ResourceEdit })),
);

/** A content type as react-admin wants it: generated views, each replaced where the schema brings its own. */
export function resourceElement(schema: ResourceSchema) {
  const { table, words, titleColumn, views = {} } = schema;
  return (
    <Resource
      key={table}
      name={table}
      options={{ label: capitalise(words.plural) }}
      recordRepresentation={titleColumn}
      list={views.list ?? <ResourceList schema={schema} />}
      create={views.create ?? <ResourceCreate schema={schema} />}
      edit={views.edit ?? <ResourceEdit schema={schema} />}
    />
  );
}
