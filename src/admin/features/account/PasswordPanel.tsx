import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NewPasswordFields } from './NewPasswordFields';
import { Panel } from '../../ui/Panel';
import { PasswordField, RefusalAlert } from '../../crud/sign-in/AccountFields';
import { changePassword } from '../../data/password';
import { useAccountForm } from '../../crud/sign-in/use-account-form';

/** Changes the password of whoever knows the present one. */
export function PasswordPanel({ email }: { email: string }) {
  const [isChanged, setChanged] = useState(false);
  const { refusal, busy, onSubmit } = useAccountForm(
    async ({ current_password = '', password = '' }, form) => {
      setChanged(false);
      await changePassword(email, current_password, password);
      form.reset();
      setChanged(true);
    },
    'The password could not be changed',
  );
  return (
    <Panel title="Password">
      <Box component="form" onSubmit={onSubmit} sx={{ maxWidth: '26rem' }}>
        <RefusalAlert refusal={refusal} />
        <PasswordField
          name="current_password"
          label="Current password"
          autoComplete="current-password"
          refusal={refusal}
        />
        <NewPasswordFields email={email} refusal={refusal} />
        <div role="status">
          {isChanged && (
            <Alert severity="success" sx={{ mt: 2 }}>
              Your password is changed. Other browsers have been signed out.
            </Alert>
          )}
        </div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button type="submit" variant="contained" loading={busy}>
            Change password
          </Button>
          <Button component={Link} to="/admin/forgot-password" state={{ email }}>
            Forgotten it?
          </Button>
        </Box>
      </Box>
    </Panel>
  );
}
