import { Alert, Button, List, ListItem, ListItemText } from '@mui/material';
import { QueryStatus } from '../../data/QueryStatus';
import { ActionDialog } from '../../ui/ActionDialog';
import { formatLondonTime } from '../../../shared/time/london-time';
import { capitalise, type ContentType } from '../../../schema/content-type';
import { useBringBack, useDeletions } from './use-deletions';

interface Props {
  schema: ContentType;
  onClose: () => void;
}

/** Deletions of the last thirty days, which can be restored with their address. */
export default function DeletedDialog({ schema, onClose }: Props) {
  const { words } = schema;
  const deletions = useDeletions(schema);
  const { bringBack, isPending: isBringing, refusal } = useBringBack(schema);
  return (
    <ActionDialog
      heading="Recently deleted"
      onClose={onClose}
      dividers
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <QueryStatus query={deletions} what="The list" />
      {refusal && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {capitalise(words.singular)} not brought back: {refusal}
        </Alert>
      )}
      {deletions.data?.length === 0 && 'There is nothing to bring back from the last thirty days.'}
      <List disablePadding>
        {deletions.data?.map((deletion) => (
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
              disabled={isBringing}
              aria-label={`Bring ${deletion.title || 'Untitled'} back`}
              onClick={() => bringBack(deletion)}
              sx={{ flexShrink: 0 }}
            >
              Bring back
            </Button>
          </ListItem>
        ))}
      </List>
    </ActionDialog>
  );
}
