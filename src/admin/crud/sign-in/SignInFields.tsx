import { AccountField } from './AccountField';
import { PasswordField } from './PasswordField';
import { RefusalAlert } from './RefusalAlert';
import { SecondFactorField } from './SecondFactorField';
import type { Refusal } from '../../data/auth-words';

interface Props {
  refusal: Refusal | undefined;
  /** The password was right: now the second factor. */
  isCodeAsked: boolean;
  /** Whoever is known to sign in again types the password only. */
  email?: string;
}

/** Who signs in, and above it why that did not work; the fields stay as they are. */
export function SignInFields({ refusal, isCodeAsked, email }: Props) {
  if (isCodeAsked) {
    return (
      <>
        <RefusalAlert refusal={refusal} />
        <SecondFactorField refusal={refusal} />
      </>
    );
  }
  return (
    <>
      <RefusalAlert refusal={refusal} />
      <AccountField
        name="email"
        type="email"
        label="Email"
        autoComplete="username"
        defaultValue={email}
        refusal={refusal}
        takesFocus={!email}
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        refusal={refusal}
        takesFocus={Boolean(email)}
      />
    </>
  );
}
