import { resources } from '../resources/registry';
import { ResourceCreate } from '../views/ResourceCreate';
import { ConnectionBanner } from './ConnectionBanner';

/** The front page of the admin: ready to write (spec, section 2). */
export function CreateFirstDashboard() {
  const [first] = resources;
  const Create = first.views?.create;
  return (
    <>
      <ConnectionBanner />
      {Create ? <Create /> : <ResourceCreate schema={first} />}
    </>
  );
}
