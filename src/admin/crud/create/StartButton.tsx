import { Alert, Button } from '@mui/material';
import { useState } from 'react';
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
  const [isStarting, setStarting] = useState(false);
  const [isRefused, setRefused] = useState(false);
  if (isWritten === undefined) return null;

  async function start() {
    setStarting(true);
    setRefused(false);
    try {
      await insertStartRows(schema);
      const description = phrases.started(schema);
      notify(<ToastMessage kind="success" title="Success!" description={description} />);
    } catch (error) {
      setRefused(isRefusedPermission(error));
      notify(<ToastMessage kind="error" title="Error" description={messageOf(error)} />);
    }
    setStarting(false);
    refresh();
  }
  return (
    <>
      <Button variant="contained" disabled={isStarting} onClick={() => void start()}>
        {isWritten ? phrases.bringBack : phrases.startFrom}
      </Button>
      {isRefused && <SignInOffer onSignedIn={() => void start()} />}
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
