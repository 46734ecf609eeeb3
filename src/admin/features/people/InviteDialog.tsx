import {
  Alert,
  Button,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ActionDialog } from '../../ui/ActionDialog';
import { useStay } from '../../ui/use-stay';
import { errorMessage } from '../../data/server-refusal';
import { ROLES, type Role } from '../../../schema/role';
import { invite, INVITATIONS, joinAddress } from './invitations';
import { InvitationLink } from './InvitationLink';
import { ROLE_WORDS } from '../../../content-types/staff';

export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const queryClient = useQueryClient();
  const [role, setRole] = useState<Role>('editor');
  const [email, setEmail] = useState('');
  const make = useMutation({
    mutationFn: () => invite(role, email),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: INVITATIONS }),
  });
  useStay(make.isPending || Boolean(make.data));
  if (make.data) {
    return (
      <ActionDialog
        heading="The invitation is ready"
        onClose={onClose}
        isKept
        actions={
          <Button variant="contained" onClick={onClose}>
            Done
          </Button>
        }
      >
        <InvitationLink address={joinAddress(make.data)} role={role} email={email.trim()} />
      </ActionDialog>
    );
  }
  return (
    <ActionDialog
      heading="Invite somebody"
      onClose={make.isPending ? undefined : onClose}
      onSubmit={(event) => {
        event.preventDefault();
        make.mutate();
      }}
      actions={
        <>
          <Button onClick={onClose} disabled={make.isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={make.isPending}>
            Make a link
          </Button>
        </>
      }
    >
      {make.error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          The invitation could not be made: {errorMessage(make.error)}
        </Alert>
      )}
      <FormLabel id={`${id}-role`} sx={{ fontSize: '0.875rem', fontWeight: 500 }}>
        Role
      </FormLabel>
      <RadioGroup
        aria-labelledby={`${id}-role`}
        value={role}
        onChange={(_event, value) => setRole(value as Role)}
        sx={{ mb: 2 }}
      >
        {ROLES.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={
              <>
                {ROLE_WORDS[one].label}
                <Typography component="span" variant="body2" color="text.secondary">
                  {' '}
                  {ROLE_WORDS[one].may}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
      <TextField
        type="email"
        label="Their e-mail address (optional)"
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        helperText="With it the link works for this address alone."
      />
    </ActionDialog>
  );
}
