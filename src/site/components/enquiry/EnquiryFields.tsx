import type { FormEvent } from 'react';
import { company } from '../../../shared/company';
import { tidyEmail } from '../../../shared/formats/e-mail';
import { useContent } from '../../../shared/content/use-content';
import { Field } from '../Field';
import { FieldPair } from './FieldPair';
import { TELEPHONE_INPUT_PATTERN } from '../../../shared/formats/telephone';

interface EnquiryFieldsProps {
  /** Requires e-mail or telephone. */
  either?: boolean;
}

export function EnquiryFields({ either }: EnquiryFieldsProps) {
  const { phone } = useContent(company);
  const hint = either ? 'One of these two' : undefined;
  return (
    <>
      <Field label="Full Name" name="name">
        {(control) => <input {...control} required autoComplete="name" autoCapitalize="words" />}
      </Field>
      <FieldPair>
        <Field label="Email Address" name="email" hint={hint}>
          {(control) => (
            <input
              {...control}
              type="email"
              pattern=".+@.+[.].+"
              title="An e-mail address, such as name@example.com"
              onInput={tidyAddress}
              required={!either}
              data-or={either ? 'phone' : undefined}
              autoComplete="email"
              inputMode="email"
            />
          )}
        </Field>
        <Field label="Phone Number" name="phone" hint={hint}>
          {(control) => (
            <input
              {...control}
              type="tel"
              required={!either}
              data-or={either ? 'email' : undefined}
              pattern={TELEPHONE_INPUT_PATTERN}
              title={`A telephone number, such as ${phone}`}
              autoComplete="tel"
              inputMode="tel"
            />
          )}
        </Field>
      </FieldPair>
    </>
  );
}

/** Trims pasted white space before validation. */
function tidyAddress({ currentTarget: control }: FormEvent<HTMLInputElement>): void {
  const tidy = tidyEmail(control.value);
  if (tidy !== control.value) control.value = tidy;
}
