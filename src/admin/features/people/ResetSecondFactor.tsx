import PhonelinkErase from '@mui/icons-material/PhonelinkErase';
import { IconButton, Tooltip } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify, useRecordContext } from 'react-admin';
import type { Tables } from '../../../shared/database.types';
import { refusalOf } from '../../data/auth-words';
import { useSession } from '../../data/session';
import { dataOf, supabase } from '../../data/supabase-client';

const GUARDED = ['staff', 'second-factor'];

/** Takes the second factor away from a member who has lost phone and recovery codes, after a question. */
export function ResetSecondFactor() {
  const record = useRecordContext<Tables<'staff'> & { id: string }>();
  const { session } = useSession();
  const [isAsking, setAsking] = useState(false);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data: guarded = [] } = useQuery({
    queryKey: GUARDED,
    queryFn: async () =>
      dataOf(await supabase.rpc('members_with_second_factor', undefined, { get: true })),
  });
  const name = record?.email ?? 'this person';
  const reset = useMutation({
    mutationFn: async (member: string) =>
      dataOf(await supabase.rpc('reset_second_factor', { member })),
    onSuccess: () => notify(`The second factor of ${name} is reset`, { type: 'success' }),
    onError: (error) =>
      notify(refusalOf(error, 'The second factor was not reset').message, { type: 'error' }),
    onSettled: () => {
      setAsking(false);
      return queryClient.invalidateQueries({ queryKey: GUARDED });
    },
  });
  if (!record || record.id === session?.user.id || !guarded.includes(record.id)) return null;
  return (
    <>
      <Tooltip title="Reset second factor">
        <IconButton
          aria-label={`Reset the second factor of ${name}`}
          onClick={() => setAsking(true)}
          sx={{ width: 44, height: 44 }}
        >
          <PhonelinkErase fontSize="small" />
        </IconButton>
      </Tooltip>
      <Confirm
        isOpen={isAsking}
        loading={reset.isPending}
        title={`Reset the second factor of ${name}?`}
        content="For somebody who has lost phone and recovery codes; make sure that it is they who ask. Their apps and codes end, they are signed out everywhere, and sign-in asks for their password alone. They are told that it was you."
        confirm="Reset"
        confirmColor="warning"
        ConfirmIcon={PhonelinkErase}
        onConfirm={() => reset.mutate(record.id)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
