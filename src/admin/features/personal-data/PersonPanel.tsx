import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import { Box, Button, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useCreatePath, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { recordTitle } from '../../../schema/record-title';
import { formatLondonTime } from '../../../shared/time/london-time';
import type { AdminResource, BesideFormProps } from '../../crud/resource';
import { DialogButton } from '../../ui/DialogButton';
import { Panel } from '../../ui/Panel';
import { QueryStatus } from '../../data/QueryStatus';
import { useCompany } from '../../data/use-company';
import { ErasePerson } from './ErasePerson';
import { foundBy, recordLabel, peopleOf, personQuery, type Person } from './personal-records';
import { savePersonFile } from './person-file';

/** Other records of a person, with a copy (access) and an erasure. */
export default function PersonPanel({ schema }: BesideFormProps) {
  const record = useRecordContext();
  if (record?.id === undefined) return null;
  return peopleOf(schema, record).map((person, index) => (
    <OnePerson
      key={index}
      {...{ schema, record, person }}
      heading={index === 0 ? 'This person' : `Also named here: ${foundBy(person)}`}
    />
  ));
}

interface OnePersonProps {
  schema: AdminResource;
  record: RaRecord;
  person: Person;
  heading: string;
}

function OnePerson({ schema, record, person, heading }: OnePersonProps) {
  const company = useCompany();
  const createPath = useCreatePath();
  const query = useQuery(personQuery(schema.table, person));
  const { data: records } = query;
  const others = records?.filter(
    (one) => one.record.id !== record.id || one.type.table !== schema.table,
  );
  return (
    <Panel title={heading}>
      <QueryStatus query={query} what="What else is kept of this person" />
      {records && others && (
        <>
          <Typography variant="body2" color="text.secondary">
            {others.length === 0
              ? 'Nothing else is kept under this e-mail address or telephone number.'
              : 'Also kept under this e-mail address or telephone number:'}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
            {others.map((other) => (
              <Box component="li" key={String(other.record.id)} sx={{ pb: 0.5 }}>
                <Link
                  component={RouterLink}
                  to={createPath({
                    resource: other.type.table,
                    type: 'edit',
                    id: String(other.record.id),
                  })}
                  sx={{ display: 'inline-block', py: 0.5, fontWeight: 500 }}
                >
                  {formatLondonTime(String(other.record.created_at))}
                </Link>
                <Typography variant="body2" color="text.secondary">
                  {recordLabel(other)}
                </Typography>
              </Box>
            ))}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
            <Button
              variant="outlined"
              startIcon={<DownloadOutlined />}
              onClick={() => savePersonFile(recordTitle(schema, record), records, company)}
            >
              Save a copy
            </Button>
            <DialogButton
              color="error"
              startIcon={<PersonRemoveOutlined />}
              dialog={(onClose) => (
                <ErasePerson table={schema.table} {...{ person, records, onClose }} />
              )}
            >
              Erase this person
            </DialogButton>
          </Box>
        </>
      )}
    </Panel>
  );
}
