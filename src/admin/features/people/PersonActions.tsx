import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import PhonelinkErase from '@mui/icons-material/PhonelinkErase';
import { IconButton, Tooltip, type SvgIconProps } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { Confirm, useDelete, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { staff } from '../../../content-types/staff';
import type { Tables } from '../../../shared/database.types';
import { useFailedSave } from '../../crud/use-failed-save';
import { refusalOf } from '../../data/auth-messages';
import { useSession } from '../../data/session';
import { dataOf, supabase } from '../../data/supabase-client';
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
    <ActionWithQuestion
      title="Reset second factor"
      label={`Reset the second factor of ${name}`}
      icon={PhonelinkErase}
      content="For somebody who has lost phone and recovery codes; make sure that it is they who ask. Their apps and codes end, they are signed out everywhere, and sign-in asks for their password alone. They are told that it was you."
      confirm="Reset"
      isPending={reset.isPending}
      onConfirm={(close) => reset.mutate(undefined, { onSettled: close })}
    />
  );
}

/** Takes effect with the member's next request. */
function EndMembership({ member }: { member: Member }) {
  const { onError } = useFailedSave(staff, 'delete');
  const notify = useNotify();
  const refresh = useRefresh();
  const [end, { isPending }] = useDelete();
  const name = nameOf(member);
  return (
    <ActionWithQuestion
      title="End membership"
      label={`End the membership of ${name}`}
      color="error"
      icon={PersonRemoveOutlined}
      confirm="End membership"
      content="From the next moment on nothing can be read or changed with this account. What the person has written stays."
      isPending={isPending}
      onConfirm={(close) =>
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
            onSettled: close,
          },
        )
      }
    />
  );
}

interface ActionProps {
  title: string;
  /** Action and person. */
  label: string;
  icon: ComponentType<SvgIconProps>;
  color?: 'error';
  confirm: string;
  content: string;
  isPending: boolean;
  /** Acts, and closes the dialog when done or refused. */
  onConfirm: (close: () => void) => void;
}

/** A button with a confirmation. */
function ActionWithQuestion(props: ActionProps) {
  const { title, label, icon: Icon, color, confirm, content, isPending, onConfirm } = props;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Tooltip title={title}>
        <IconButton
          color={color}
          aria-label={label}
          onClick={() => setAsking(true)}
          sx={{ width: 44, height: 44 }}
        >
          <Icon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={`${label}?`}
        content={content}
        confirm={confirm}
        confirmColor="warning"
        ConfirmIcon={Icon}
        onConfirm={() => onConfirm(close)}
        onClose={close}
      />
    </>
  );
}
