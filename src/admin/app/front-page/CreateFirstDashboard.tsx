import { frontPage } from '../../resources/registry';
import { RoleView } from '../../crud/RoleView';
import { ResourceCreate } from '../../crud/create/ResourceCreate';
import { ConnectionBanner } from './ConnectionBanner';

/** The front page of the admin: ready to write (docs/specification.md, 2). */
export function CreateFirstDashboard() {
  const Create = frontPage.views?.create ?? ResourceCreate;
  return (
    <>
      <ConnectionBanner />
      <RoleView schema={frontPage} view={Create} />
    </>
  );
}
