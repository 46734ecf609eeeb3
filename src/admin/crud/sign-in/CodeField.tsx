import { AccountField } from './AccountField';
import type { Refusal } from '../../data/auth-words';

interface Props {
  refusal: Refusal | undefined;
  takesFocus?: boolean;
}

/** The six digits that an authenticator app shows. */
export function CodeField(props: Props) {
  return (
    <AccountField
      {...props}
      name="code"
      label="Code"
      autoComplete="one-time-code"
      helperText="The six digits that your authenticator app shows now."
      slotProps={{ htmlInput: { inputMode: 'numeric', spellCheck: false } }}
    />
  );
}
