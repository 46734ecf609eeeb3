import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import { phrases } from '../../../schema/phrases';
import { recordTitle } from '../../../schema/record-title';
import { messageOf } from '../../data/server-refusal';
import { insertStartRows } from '../../data/start-rows';
import type { AdminResource } from '../resource';

interface Props {
  schema: AdminResource;
  onSave: () => void;
  onClose: () => void;
}

/** Names what visitors would lose by the first record, and offers to keep it. */
export function FirstQuestion({ schema, onSave, onClose }: Props) {
  const refresh = useRefresh();
  const { data: rows = [] } = useQuery({
    queryKey: [schema.table, 'start'],
    queryFn: async () => (await schema.startRows?.()) ?? [],
    staleTime: Infinity,
  });
  const keep = useMutation({
    mutationFn: () => insertStartRows(schema),
    onSuccess: () => {
      refresh();
      onSave();
    },
  });
  const titles = rows.map((row) => `“${recordTitle(schema, row)}”`);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{phrases.takeTheirPlace(schema)}</DialogTitle>
      <DialogContent>
        <DialogContentText>{phrases.goneWithFirst(schema, titles)}</DialogContentText>
        {keep.error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {messageOf(keep.error)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2 }}>
        <Button onClick={onClose} disabled={keep.isPending}>
          Cancel
        </Button>
        <Button onClick={onSave} disabled={keep.isPending}>
          Save this one alone
        </Button>
        <Button variant="contained" onClick={() => keep.mutate()} loading={keep.isPending}>
          {phrases.startAndAdd}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
