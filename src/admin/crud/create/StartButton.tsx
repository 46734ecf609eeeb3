import { Alert, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { ToastMessage } from '../../ui/ToastMessage';
import { insertStartRows, useIsWritten } from '../../data/start-rows';
import { isRefusedPermission, messageOf } from '../../data/server-refusal';
import { phrases } from '../../../schema/phrases';
import type { ContentType } from '../../../schema/content-type';
import { SignInOffer } from '../sign-in/SignInOffer';

/** Fills an empty table with the texts that the site came with. */
export function StartButton({ schema }: { schema: ContentType }) {
  const isWritten = useIsWritten(schema);
  const notify = useNotify();
  const refresh = useRefresh();
  const start = useMutation({
    mutationFn: () => insertStartRows(schema),
    onSuccess: () => {
      const description = phrases.started(schema);
      notify(<ToastMessage kind="success" title="Success!" description={description} />);
    },
    onError: (error) =>
      notify(<ToastMessage kind="error" title="Error" description={messageOf(error)} />),
    onSettled: refresh,
  });
  if (isWritten === undefined) return null;
  return (
    <>
      <Button variant="contained" disabled={start.isPending} onClick={() => start.mutate()}>
        {isWritten ? phrases.bringBack : phrases.startFrom}
      </Button>
      {isRefusedPermission(start.error) && <SignInOffer onSignedIn={() => start.mutate()} />}
    </>
  );
}

/** Above a form that would be the first to write a table: what that does to the texts that the site shows. */
export function StartNotice({ schema }: { schema: ContentType }) {
  const isWritten = useIsWritten(schema);
  if (isWritten !== false) return null;
  return (
    <Alert severity="info" sx={{ mb: 3 }} action={<StartButton schema={schema} />}>
      {phrases.takesTheirPlace(schema)}
    </Alert>
  );
}
