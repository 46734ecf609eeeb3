import { Box } from '@mui/material';
import { visuallyHidden } from '../../ui/SpokenStatus';
import { PasswordField } from '../../crud/sign-in/PasswordField';
import type { Refusal } from '../../data/auth-messages';

interface Props {
  email: string;
  refusal: Refusal | undefined;
  takesFocus?: boolean;
}

/** With the user name for password managers. */
export function NewPasswordFields({ email, refusal, takesFocus }: Props) {
  return (
    <>
      <Box sx={visuallyHidden}>
        <input
          type="email"
          name="email"
          autoComplete="username"
          aria-label="Email"
          value={email}
          readOnly
          tabIndex={-1}
        />
      </Box>
      <PasswordField
        name="password"
        label="New password"
        autoComplete="new-password"
        refusal={refusal}
        takesFocus={takesFocus}
      />
    </>
  );
}
