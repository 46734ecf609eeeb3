import { frontPage } from '../../resources/registry';
import { FittedView } from '../../crud/FittedView';
import { ResourceCreate } from '../../crud/create/ResourceCreate';
import { ConnectionBanner } from './ConnectionBanner';
import { MissingTablesNotice } from './MissingTablesNotice';

/** The front page of the admin: ready to write (spec, section 2). */
export function CreateFirstDashboard() {
  const Create = frontPage.views?.create ?? ResourceCreate;
  return (
    <>
      <ConnectionBanner />
      <MissingTablesNotice />
      <FittedView schema={frontPage} view={Create} />
    </>
  );
}
