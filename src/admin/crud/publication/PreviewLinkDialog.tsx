import { Alert, Box, Button, DialogContentText } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { ActionDialog } from '../../ui/ActionDialog';
import { ignoreDoubleClick } from '../../ui/ignore-double-click';
import { OneTimeLink } from '../../ui/OneTimeLink';
import { useCopied } from '../../ui/use-copied';
import { QueryStatus } from '../../data/QueryStatus';
import { errorMessage } from '../../data/server-refusal';
import { formatLondonTime } from '../../../shared/time/london-time';
import { dataOf, supabase } from '../../data/supabase-client';

interface Props {
  table: string;
  id: Identifier;
  pathOf: (token: string) => string;
  onClose: () => void;
}

/** Creates a preview link, shows it once, and revokes earlier ones. */
export default function PreviewLinkDialog({ table, id, pathOf, onClose }: Props) {
  const copy = useCopied();
  const isPage = table === 'pages';
  const shown = { [isPage ? 'page_id' : 'post_id']: String(id) };
  const links = useQuery({
    queryKey: ['previews', id],
    queryFn: async () => {
      const all = supabase.from('previews').select('expires_at').match(shown);
      return dataOf(await all.gt('expires_at', new Date().toISOString()));
    },
    staleTime: 0,
  });
  const create = useMutation({
    mutationFn: async () =>
      dataOf(await supabase.rpc('create_preview', { [isPage ? 'page' : 'post']: String(id) })),
    onSuccess: () => {
      revoke.reset();
      return links.refetch();
    },
  });
  const revoke = useMutation({
    mutationFn: async () => dataOf(await supabase.from('previews').delete().match(shown)),
    onSuccess: () => {
      create.reset();
      return links.refetch();
    },
  });
  const address = create.data && new URL(pathOf(create.data), window.location.origin).href;
  const error = create.error ?? revoke.error;
  const ends = links.data
    ?.map(({ expires_at }) => expires_at)
    .sort()
    .at(-1);
  return (
    <ActionDialog
      heading="Preview link"
      onClose={onClose}
      isKept={Boolean(address)}
      actions={
        <>
          {ends && (
            <Button color="error" disabled={revoke.isPending} onClick={() => revoke.mutate()}>
              {links.data?.length === 1 ? 'End it' : 'End them all'}
            </Button>
          )}
          <Button onClick={onClose} sx={{ ml: 'auto' }}>
            Close
          </Button>
          <Button
            variant="contained"
            disabled={create.isPending}
            // Another link would replace the first, which is shown once.
            onClick={ignoreDoubleClick(create.mutate)}
          >
            {address ? 'Make another link' : 'Make a link'}
          </Button>
        </>
      }
    >
      <DialogContentText>
        Whoever has the link sees what is saved, as readers will see it, for fourteen days. Search
        engines are kept out.
      </DialogContentText>
      {links.error && <QueryStatus query={links} what="The open links" sx={{ mt: 2 }} />}
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {errorMessage(error)}
        </Alert>
      )}
      {address && (
        <Box sx={{ display: 'flex', alignItems: 'end', gap: 1, mt: 2 }}>
          <OneTimeLink address={address} />
          <Button variant="outlined" onClick={() => copy(address)} sx={{ mb: 3.5 }}>
            Copy
          </Button>
        </Box>
      )}
      <Box role="status" sx={{ mt: 2 }}>
        {ends && (
          <>
            {links.data?.length === 1 ? 'One link is' : `${String(links.data?.length)} links are`}{' '}
            open, until {formatLondonTime(ends)} at the latest.
          </>
        )}
        {links.data?.length === 0 && 'No link is open.'}
      </Box>
    </ActionDialog>
  );
}
