import { Button } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';

/** Takes the typed address along. */
export function ForgotPasswordLink({ email }: { email: string }) {
  return (
    <Button component={Link} to="/admin/forgot-password" state={{ email }} fullWidth sx={{ mt: 1 }}>
      Forgotten your password?
    </Button>
  );
}

/** The address typed into a form, for the page or form that follows. */
export function useTypedEmail(initial = '') {
  const [email, setEmail] = useState(initial);
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'email') setEmail(target.value);
  };
  return [email, onChange] as const;
}
