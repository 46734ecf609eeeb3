import { Check, MapPin } from 'lucide-react';
import areas from 'virtual:content/served_areas';
import { company } from '../../../shared/company';
import { useContent } from '../../../shared/content/use-content';
import { isAmongCodes, outwardCodeOf } from '../../../shared/formats/postcode';
import { Field } from '../../components/Field';
import { countEvent } from '../../statistics/count-event';
import styles from './PostcodeField.module.css';

/** Postcode with an immediate answer on coverage, if the company lists areas; no request. */
export function PostcodeField({ typed = '' }: { typed?: string }) {
  const { postcode } = useContent(company);
  const served = useContent(areas);
  const isTold = served.some(({ outward_codes }) => outward_codes);
  const code = isTold ? outwardCodeOf(typed) : undefined;
  const area = served.find(
    ({ outward_codes: codes }) => code && codes && isAmongCodes(code, codes),
  );
  return (
    <div className={styles.postcode}>
      <Field label="Postcode" name="postcode" hint="Optional">
        {(control) => (
          <input
            {...control}
            maxLength={10}
            autoComplete="postal-code"
            autoCapitalize="characters"
            onBlur={() => code && !area && countEvent('outside', code)}
          />
        )}
      </Field>
      <p aria-live="polite" className={area ? `${styles.answer} ${styles.yes}` : styles.answer}>
        {!code && <span>{`Its first half is enough: ${outwardCodeOf(postcode) ?? ''}`}</span>}
        {area && (
          <>
            <Check aria-hidden size="1.1em" />
            <span>{`Yes, we come to ${code}, ${area.as_said}.`}</span>
          </>
        )}
        {code && !area && (
          <>
            <MapPin aria-hidden size="1.1em" />
            <span>{`${code} is off our usual rounds. Ask all the same.`}</span>
          </>
        )}
      </p>
    </div>
  );
}
