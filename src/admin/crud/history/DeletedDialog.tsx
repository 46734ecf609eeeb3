import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  LinearProgress,
  List,
  ListItem,
  ListItemText,
} from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { DialogHeading } from '../../ui/DialogHeading';
import { deletionsFrom, restoreDeleted, type Deletion } from '../../data/revisions';
import { useRole } from '../../data/use-membership';
import { explainRefusal, errorMessage } from '../../data/server-refusal';
import { formatLondonTime } from '../../../shared/time/london-time';
import { capitalise, type ContentType } from '../../../schema/content-type';
import { toasts } from '../../ui/toasts';
import { mayPublish } from '../../../schema/schema-for';

interface Props {
  schema: ContentType;
  onClose: () => void;
}

/** Deletions of the last thirty days, which can be restored with their address. */
export default function DeletedDialog({ schema, onClose }: Props) {
  const notify = useNotify();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const { words } = schema;
  const { data: deletions = [], isPending, error } = useDeletions(schema);
  const restore = useMutation({
    mutationFn: ({ id }: Deletion) => restoreDeleted(id),
    onSuccess: (_answer, { title }) => {
      notify(toasts.isBack(title || 'Untitled'), { type: 'success' });
      refresh();
      return queryClient.invalidateQueries({ queryKey: ['deleted', schema.table] });
    },
  });
  const refusal = restore.error && explainRefusal({ schema, during: 'update' }, restore.error);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogHeading>Recently deleted</DialogHeading>
      <DialogContent dividers>
        {isPending && <LinearProgress aria-label="Loading" />}
        {error && (
          <Alert severity="error">The list could not be loaded: {errorMessage(error)}</Alert>
        )}
        {Boolean(refusal) && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {capitalise(words.singular)} not brought back: {errorMessage(refusal)}
          </Alert>
        )}
        {!isPending && !error && deletions.length === 0 && (
          <>There is nothing to bring back from the last thirty days.</>
        )}
        <List disablePadding>
          {deletions.map((deletion) => (
            <ListItem key={deletion.id} divider disableGutters sx={{ gap: 2 }}>
              <ListItemText
                primary={deletion.title || 'Untitled'}
                secondary={`Deleted ${formatLondonTime(deletion.saved_at)}${
                  deletion.saved_by_email ? ` by ${deletion.saved_by_email}` : ''
                }`}
                slotProps={{ primary: { sx: { fontWeight: 500, overflowWrap: 'anywhere' } } }}
              />
              <Button
                variant="outlined"
                disabled={restore.isPending}
                aria-label={`Bring ${deletion.title || 'Untitled'} back`}
                onClick={() => restore.mutate(deletion)}
                sx={{ flexShrink: 0 }}
              >
                Bring back
              </Button>
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Without records that have been restored, and those that the database lets editors alone bring back. */
function useDeletions(schema: ContentType) {
  const { table, titleColumn } = schema;
  const role = useRole();
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: ['deleted', table],
    queryFn: async () => {
      const all = await deletionsFrom(table, titleColumn);
      const newest = [...new Map(all.toReversed().map((one) => [one.row_id, one])).values()];
      const ids = newest.map(({ row_id }) => row_id);
      const { data: back } = await dataProvider.getMany(table, { ids });
      const isBack = new Set(back.map(({ id }) => String(id)));
      return newest.filter(({ row_id }) => !isBack.has(row_id)).toReversed();
    },
    select: (all) => all.filter(({ published_at }) => !published_at || mayPublish(schema, role)),
    staleTime: 0,
  });
}
