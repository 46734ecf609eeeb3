import type { SvgIconComponent } from '@mui/icons-material';
import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import PhonelinkErase from '@mui/icons-material/PhonelinkErase';
import { Button, Tooltip } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useDelete, useGetList, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { staff } from '../../../content-types/staff';
import type { Tables } from '../../../shared/database.types';
import { useFailedSave } from '../../crud/use-failed-save';
import { refusalOf } from '../../data/auth-messages';
import { useSession } from '../../data/session';
import { dataOf, supabase } from '../../data/supabase-client';
import { ConfirmButton } from '../../ui/ConfirmButton';
import { toasts } from '../../ui/toasts';

type Member = Tables<'staff'> & { id: string };

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

/** As the database says it (private.keep_last_owner). */
const LAST_OWNER = 'There must be an owner: make somebody else one first';

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
  return (
    <MemberAction
      title="Reset second factor"
      label={`Reset the second factor of ${name}`}
      color="inherit"
      icon={PhonelinkErase}
      content="For somebody who has lost phone and recovery codes; make sure that it is they who ask. Their apps and codes end, they are signed out everywhere, and sign-in asks for their password alone. They are told that it was you."
      confirm="Reset"
      isPending={reset.isPending}
      onConfirm={reset.mutate}
    />
  );
}

/** Takes effect with the member's next request. */
function EndMembership({ member }: { member: Member }) {
  const { onError } = useFailedSave(staff, 'delete');
  const notify = useNotify();
  const refresh = useRefresh();
  const [end, { isPending }] = useDelete();
  const { total } = useGetList(staff.table, {
    filter: { role: 'owner' },
    pagination: { page: 1, perPage: 1 },
  });
  const name = nameOf(member);
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
    <MemberAction
      title="End membership"
      label={`End the membership of ${name}`}
      color="error"
      icon={PersonRemoveOutlined}
      content="From the next moment on nothing can be read or changed with this account. What the person has written stays."
      confirm="End membership"
      refusal={member.role === 'owner' && total === 1 ? LAST_OWNER : undefined}
      isPending={isPending}
      onConfirm={confirmed}
    />
  );
}

interface ActionProps extends Pick<
  ComponentProps<typeof ConfirmButton>,
  'color' | 'content' | 'confirm' | 'onConfirm'
> {
  title: string;
  label: string;
  icon: SvgIconComponent;
  /** Why it cannot be done, without a question. */
  refusal?: string;
  isPending: boolean;
}

function MemberAction(props: ActionProps) {
  const { title, label, icon: Icon, refusal, isPending, onConfirm, ...asked } = props;
  const notify = useNotify();
  const button = { 'aria-label': label, sx: { minWidth: 44, px: 0 } };
  const icon = <Icon fontSize="small" />;
  return (
    <Tooltip title={title}>
      {refusal ? (
        <Button
          {...button}
          color={asked.color}
          onClick={() => notify(refusal, { type: 'warning' })}
        >
          {icon}
        </Button>
      ) : (
        <ConfirmButton
          {...asked}
          {...button}
          question={`${label}?`}
          ConfirmIcon={Icon}
          onConfirm={() => isPending || onConfirm()}
        >
          {icon}
        </ConfirmButton>
      )}
    </Tooltip>
  );
}
