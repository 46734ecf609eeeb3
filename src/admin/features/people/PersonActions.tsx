import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import PhonelinkErase from '@mui/icons-material/PhonelinkErase';
import { Tooltip } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { staff } from '../../../content-types/staff';
import type { Tables } from '../../../shared/database.types';
import { useFailedSave } from '../../crud/use-failed-save';
import { refusalOf } from '../../data/auth-messages';
import { useSession } from '../../data/session';
import { dataOf, supabase } from '../../data/supabase-client';
import { ConfirmButton } from '../../ui/ConfirmButton';
import { toasts } from '../../ui/toasts';

type Member = Tables<'staff'> & { id: string };

const SQUARE = { minWidth: 44, px: 0 } as const;

const nameOf = ({ email }: Member) => email ?? 'this person';

export default function PersonActions() {
  const member = useRecordContext<Member>();
  if (!member) return null;
  return (
    <>
      <ResetSecondFactor member={member} />
      <EndMembership member={member} />
    </>
  );
}

const GUARDED = ['staff', 'second-factor'];

/** For a member who has lost phone and recovery codes. */
function ResetSecondFactor({ member }: { member: Member }) {
  const { session } = useSession();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data: guarded = [] } = useQuery({
    queryKey: GUARDED,
    queryFn: async () =>
      dataOf(await supabase.rpc('members_with_second_factor', undefined, { get: true })),
  });
  const name = nameOf(member);
  const reset = useMutation({
    mutationFn: async () =>
      dataOf(await supabase.rpc('reset_second_factor', { member: member.id })),
    onSuccess: () => notify(toasts.factorReset(name), { type: 'success' }),
    onError: (error) => notify(refusalOf(error, toasts.factorNotReset).message, { type: 'error' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: GUARDED }),
  });
  if (member.id === session?.user.id || !guarded.includes(member.id)) return null;
  const label = `Reset the second factor of ${name}`;
  return (
    <Tooltip title="Reset second factor">
      <ConfirmButton
        color="inherit"
        aria-label={label}
        sx={SQUARE}
        question={`${label}?`}
        content="For somebody who has lost phone and recovery codes; make sure that it is they who ask. Their apps and codes end, they are signed out everywhere, and sign-in asks for their password alone. They are told that it was you."
        confirm="Reset"
        ConfirmIcon={PhonelinkErase}
        onConfirm={() => reset.mutate()}
      >
        <PhonelinkErase fontSize="small" />
      </ConfirmButton>
    </Tooltip>
  );
}

/** Takes effect with the member's next request. */
function EndMembership({ member }: { member: Member }) {
  const { onError } = useFailedSave(staff, 'delete');
  const notify = useNotify();
  const refresh = useRefresh();
  const [end] = useDelete();
  const name = nameOf(member);
  const label = `End the membership of ${name}`;
  const confirmed = () =>
    void end(
      staff.table,
      { id: member.id, previousData: member },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(toasts.membershipEnded(name), { type: 'success' });
          refresh();
        },
        onError,
      },
    );
  return (
    <Tooltip title="End membership">
      <ConfirmButton
        color="error"
        aria-label={label}
        sx={SQUARE}
        question={`${label}?`}
        content="From the next moment on nothing can be read or changed with this account. What the person has written stays."
        confirm="End membership"
        ConfirmIcon={PersonRemoveOutlined}
        onConfirm={confirmed}
      >
        <PersonRemoveOutlined fontSize="small" />
      </ConfirmButton>
    </Tooltip>
  );
}
