import { Alert } from '@mui/material';
import type { AdminResource } from '../../crud/resource';
import { DueForDeletion } from '../personal/DueForDeletion';
import { YearPanel } from './YearPanel';

/** What an owner wants to know before the first row is read. */
export function EnquiryOverview({ schema }: { schema: AdminResource }) {
  return (
    <>
      {import.meta.env.VITE_ENQUIRIES !== 'on' && (
        <Alert severity="info" sx={{ mb: 3 }}>
          The website’s forms do not deliver yet: what visitors send does not arrive here. Ask
          whoever looks after the site to set <code>VITE_ENQUIRIES=on</code> and to build it anew.
        </Alert>
      )}
      <DueForDeletion schema={schema} />
      <YearPanel />
    </>
  );
}
