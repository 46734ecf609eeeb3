import { Check, MapPin } from 'lucide-react';
import { Field } from '../../components/Field';
import { FieldPair } from '../../components/enquiry/FieldPair';
import type { Enquiry } from '../../components/enquiry/enquiry';
import { frequencies, propertyKinds, sizesOf } from '../../content/quote-questions';
import { lookUpPostcode } from '../../content/served-postcodes';
import styles from './PlaceFields.module.css';

/** What is to be cleaned, how often and when: all of it may be left open. */
export function PlaceFields({ answers }: { answers: Enquiry }) {
  return (
    <>
      <FieldPair>
        <PostcodeField typed={answers.postcode} />
        <Choice
          name="property_kind"
          label="Kind of Place"
          options={propertyKinds.map(({ label }) => label)}
        />
      </FieldPair>
      <FieldPair>
        <Choice name="property_size" label="Size" options={sizesOf(answers.property_kind)} />
        <Choice name="frequency" label="How Often" options={frequencies} />
      </FieldPair>
      <Field label="When Would Suit You" name="preferred_time" hint="Optional">
        {(control) => <input {...control} maxLength={200} placeholder="Weekday mornings" />}
      </Field>
    </>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  options: readonly string[];
}

function Choice({ name, label, options }: ChoiceProps) {
  return (
    <Field label={label} name={name} hint="Optional">
      {(control) => (
        <select {...control} defaultValue="">
          <option value="">Not sure yet</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Asks for a postcode, and answers at once whether we come there; nobody else is asked. */
function PostcodeField({ typed = '' }: { typed?: string }) {
  const answer = lookUpPostcode(typed);
  return (
    <div className={styles.postcode}>
      <Field label="Postcode" name="postcode" hint="Optional">
        {(control) => (
          <input
            {...control}
            maxLength={10}
            autoComplete="postal-code"
            autoCapitalize="characters"
          />
        )}
      </Field>
      <p
        aria-live="polite"
        className={answer?.place ? `${styles.answer} ${styles.yes}` : styles.answer}
      >
        {!answer && <span>Its first half is enough: WS3</span>}
        {answer?.place && (
          <>
            <Check aria-hidden size="1.1em" />
            <span>{`Yes, we come to ${answer.outwardCode}, ${answer.place}.`}</span>
          </>
        )}
        {answer && !answer.place && (
          <>
            <MapPin aria-hidden size="1.1em" />
            <span>{`${answer.outwardCode} is off our usual rounds. Ask all the same.`}</span>
          </>
        )}
      </p>
    </div>
  );
}
