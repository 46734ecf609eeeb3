import { Button, DialogContentText } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { findContentType } from '../../../content-types/registry';
import type { UnsavedChanges } from '../../crud/unsaved-changes/parse-changes';
import { copyToServer } from '../../crud/unsaved-changes/server-copies';
import { titleOf } from '../../crud/unsaved-changes/UnsavedChangesOffer';
import { ActionDialog } from '../../ui/ActionDialog';

interface Props {
  unsaved: readonly UnsavedChanges[];
  onStay: () => void;
  onLeave: () => void;
}

export default function SignOutDialog({ unsaved, onStay, onLeave }: Props) {
  const { data: isCopied, isPending } = useQuery({
    queryKey: ['copies before signing out', unsaved.map(({ id, savedAt }) => [id, savedAt])],
    queryFn: async () => (await Promise.all(unsaved.map(copyToServer))).every(Boolean),
    gcTime: 0,
    networkMode: 'always',
  });
  return (
    <ActionDialog
      heading="Sign out without saving?"
      onClose={onStay}
      actions={
        <>
          <Button onClick={onLeave} loading={isPending}>
            Sign out
          </Button>
          <Button variant="contained" onClick={onStay}>
            Stay
          </Button>
        </>
      }
    >
      <ul>
        {unsaved.map((one) => {
          const type = findContentType(one.name.split('/')[0] ?? '');
          return (
            <li key={one.id}>
              {type ? `${titleOf(type, one)} (${type.words.singular})` : one.name}
            </li>
          );
        })}
      </ul>
      <DialogContentText role="status">
        Signing out removes what is not saved from this device, so that nobody else finds it.{' '}
        {isCopied &&
          'Texts stay with your account, and are offered when you sign in again; files have to be chosen again.'}
        {isCopied === false && 'It could not be copied to your account, so it is lost then.'}
      </DialogContentText>
    </ActionDialog>
  );
}
