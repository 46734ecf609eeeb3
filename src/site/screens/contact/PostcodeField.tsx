import { Check, MapPin } from 'lucide-react';
import { Field } from '../../components/Field';
import { lookUpPostcode } from '../../content/served-postcodes';
import styles from './PostcodeField.module.css';

/** Asks for a postcode, and answers at once whether we come there; nobody else is asked. */
export function PostcodeField({ typed = '' }: { typed?: string }) {
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
        {!answer && 'Its first half is enough: WS3'}
        {answer?.place && (
          <>
            <Check aria-hidden size="1.1em" />
            Yes, we come to {answer.outwardCode}, {answer.place}.
          </>
        )}
        {answer && !answer.place && (
          <>
            <MapPin aria-hidden size="1.1em" />
            {answer.outwardCode} is off our usual rounds. Ask all the same.
          </>
        )}
      </p>
    </div>
  );
}
