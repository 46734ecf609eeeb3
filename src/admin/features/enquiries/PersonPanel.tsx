import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import { Alert, Box, Button, Card, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCreatePath, useEditContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatLondonTime } from '../../../shared/time/london-time';
import { DialogButton } from '../../ui/DialogButton';
import { useCompany } from '../../data/use-company';
import { ErasePerson } from './ErasePerson';
import { enquiriesOf, type Enquiry } from './people';
import { savePersonFile } from './person-file';

/** What else is kept of whoever asked; what they have a right to, a copy and its erasure, one press away. */
export function PersonPanel() {
  const company = useCompany();
  const { record } = useEditContext<Enquiry>();
  const createPath = useCreatePath();
  const { data: kept, error } = useQuery({
    queryKey: ['enquiries', 'getList', 'person', record?.email, record?.phone],
    queryFn: async () => ({ enquiries: record ? await enquiriesOf(record) : [] }),
    enabled: record !== undefined,
  });
  if (!record) return null;
  const others = kept?.enquiries.filter(({ id }) => id !== record.id) ?? [];
  return (
    <Card component="section" aria-label="This person" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography component="h2" sx={{ fontWeight: 700 }}>
        This person
      </Typography>
      {error && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          What else is kept of this person could not be loaded.
        </Alert>
      )}
      {kept && (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {others.length === 0
              ? 'Nothing else came in under this e-mail address or telephone number.'
              : 'Also came in under this e-mail address or telephone number:'}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
            {others.map((other) => (
              <Box component="li" key={other.id} sx={{ pb: 0.5 }}>
                <Link
                  component={RouterLink}
                  to={createPath({ resource: 'enquiries', type: 'edit', id: other.id })}
                  sx={{ display: 'inline-block', py: 0.5, fontWeight: 500 }}
                >
                  {formatLondonTime(other.created_at)}
                </Link>
                <Typography variant="body2" color="text.secondary">
                  {[other.name, other.service].filter(Boolean).join(', ')}
                </Typography>
              </Box>
            ))}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
            <Button
              variant="outlined"
              startIcon={<DownloadOutlined />}
              onClick={() => savePersonFile(record.name, kept.enquiries, company)}
            >
              Save a copy
            </Button>
            <DialogButton
              color="error"
              startIcon={<PersonRemoveOutlined />}
              dialog={(onClose) => (
                <ErasePerson record={record} enquiries={kept.enquiries} onClose={onClose} />
              )}
            >
              Erase this person
            </DialogButton>
          </Box>
        </>
      )}
    </Card>
  );
}
