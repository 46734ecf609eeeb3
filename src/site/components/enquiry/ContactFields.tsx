import { company } from '../../../shared/company';
import { Field } from '../Field';
import { FieldPair } from './FieldPair';
import { PHONE_PATTERN } from './phone-pattern';

interface ContactFieldsProps {
  needsEmail?: boolean;
  needsPhone?: boolean;
}

/** Who asks, and how he is answered. */
export function ContactFields({ needsEmail = true, needsPhone = true }: ContactFieldsProps) {
  return (
    <>
      <Field label="Full Name">
        <input name="name" required autoComplete="name" autoCapitalize="words" />
      </Field>
      <FieldPair>
        <Field label="Email Address">
          <input
            name="email"
            type="email"
            required={needsEmail}
            autoComplete="email"
            inputMode="email"
          />
        </Field>
        <Field label="Phone Number">
          <input
            name="phone"
            type="tel"
            required={needsPhone}
            pattern={PHONE_PATTERN}
            title={`A telephone number, such as ${company.phone}`}
            autoComplete="tel"
            inputMode="tel"
          />
        </Field>
      </FieldPair>
    </>
  );
}
