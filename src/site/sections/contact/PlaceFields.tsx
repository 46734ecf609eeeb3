import { Check, MapPin } from 'lucide-react';
import areas from 'virtual:content/served_areas';
import { Field } from '../../components/Field';
import { FieldPair } from '../../components/enquiry/FieldPair';
import type { Enquiry } from '../../components/enquiry/enquiry';
import { count } from '../../statistics/count';
import { jobSizes, kindsIn, sizesOf } from '../../view-models/job-sizes';
import { company } from '../../../shared/company';
import { useContent } from '../../../shared/content/use-content';
import { isAmongCodes, outwardCodeOf } from '../../../shared/formats/postcode';
import styles from './PlaceFields.module.css';
import type { quoteForm } from '../../../content-types/sections/calls-to-action';
import type { SectionProps } from '../../../schema/define-section';

/** Texts of the section by staff. */
export type QuoteWords = Pick<
  SectionProps<typeof quoteForm>,
  'kind_label' | 'size_label' | 'frequencies' | 'guide_note'
>;

interface PlaceFieldsProps {
  answers: Enquiry;
  words: QuoteWords;
}

/** All optional. */
export function PlaceFields({ answers, words }: PlaceFieldsProps) {
  const sizes = useContent(jobSizes);
  return (
    <>
      <FieldPair>
        <PostcodeField typed={answers.postcode} />
        <Choice name="property_kind" label={words.kind_label} options={kindsIn(sizes)} />
      </FieldPair>
      <FieldPair>
        <Choice
          name="property_size"
          label={words.size_label}
          options={sizesOf(answers.property_kind, sizes)}
        />
        <Choice name="frequency" label="How Often" options={words.frequencies} />
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
          {options.map((option, index) => (
            // Keyed by index: in the preview, two may be equal. A translator changes texts alone.
            <option key={options.indexOf(option) < index ? index : option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Postcode with an immediate answer on coverage, if the company lists areas; no request. */
function PostcodeField({ typed = '' }: { typed?: string }) {
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
            onBlur={() => code && !area && count('outside', code)}
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
