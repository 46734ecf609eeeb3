import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHeading } from '../../crud/PageHeading';
import { PAGE_HEADINGS } from '../../crud/page-headings';
import { QueryStatus } from '../../data/QueryStatus';
import { errorMessage } from '../../data/server-refusal';
import {
  builtQuery,
  rebuildSite,
  setBuildHook,
  siteBuildQuery,
  type SiteBuild,
} from '../../data/site-build';
import { useRole } from '../../data/use-membership';
import { ConfirmButton } from '../../ui/ConfirmButton';
import { Panel } from '../../ui/Panel';
import { buildState } from './build-messages';

export default function SiteBuildPage() {
  const query = useQuery(siteBuildQuery);
  const site = query.data;
  const { data: built } = useQuery(builtQuery);
  const isOwner = useRole() === 'owner';
  const rebuild = useChange(rebuildSite);
  const state = site && buildState(site, built);
  return (
    <>
      <PageHeading title={PAGE_HEADINGS['/admin/site-build']}>
        <Button
          variant="contained"
          disabled={!site?.host || !site.can_ask || rebuild.isPending}
          onClick={() => rebuild.mutate(undefined)}
        >
          Rebuild the site
        </Button>
      </PageHeading>
      <Stack spacing={3}>
        {rebuild.error && (
          <Alert severity="error">No rebuild was asked for: {errorMessage(rebuild.error)}.</Alert>
        )}
        {!state && <QueryStatus query={query} what="The state of the build" />}
        {state && (
          <Alert severity={state.severity} role="status">
            {state.text}
          </Alert>
        )}
        <Typography color="text.secondary" sx={{ maxWidth: '40rem' }}>
          Visitors see what you publish at once. Search engines and shared links read the pages as
          they were built, so the site is rebuilt some minutes after the last change, once for many.
        </Typography>
        {site && isOwner && <BuildHook site={site} />}
      </Stack>
    </>
  );
}

/** For owners; only the host's name is shown afterwards. */
function BuildHook({ site: { host } }: { site: SiteBuild }) {
  const [address, setAddress] = useState('');
  const save = useChange(setBuildHook, () => setAddress(''));
  return (
    <Panel title="Build hook">
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '40rem' }}>
        {host
          ? `Rebuilds are asked for at ${host}. The address itself is shown to nobody: whoever knows it can start builds.`
          : 'The address that your host rebuilds the site at: Netlify calls it build hook, Cloudflare Pages and Vercel deploy hook.'}
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(address);
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2, maxWidth: '48rem' }}
      >
        <TextField
          type="url"
          label={host ? 'Another address' : 'Address of the build hook'}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          autoComplete="off"
          error={save.isError}
          helperText={save.error ? `${errorMessage(save.error)}.` : 'It begins with https://'}
          sx={{ flex: '1 1 20rem' }}
        />
        <Button
          type="submit"
          variant="outlined"
          disabled={!address || save.isPending}
          sx={{ mt: { sm: 4 } }}
        >
          Save
        </Button>
        {host && (
          <ConfirmButton
            color="error"
            disabled={save.isPending}
            sx={{ mt: { sm: 4 } }}
            question="Remove the build hook?"
            content="The site is rebuilt no more, and the address is kept nowhere here: your host can show it again."
            confirm="Remove"
            onConfirm={() => save.mutate('')}
          >
            Remove
          </ConfirmButton>
        )}
      </Box>
    </Panel>
  );
}

function useChange<Value>(change: (value: Value) => Promise<void>, onSuccess?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess,
    onSettled: () => queryClient.invalidateQueries(siteBuildQuery),
  });
}
