import { Field } from '../../components/Field';
import { FieldPair } from '../../components/enquiry/FieldPair';
import type { Enquiry } from '../../components/enquiry/enquiry';
import { jobSizes, kindsIn, sizesOf } from '../../view-models/job-sizes';
import { useContent } from '../../../shared/content/use-content';
import { PostcodeField } from './PostcodeField';
import type { quoteForm } from '../../../content-types/sections/calls-to-action';
import type { SectionProps } from '../../../schema/define-section';

/** Texts of the section by staff. */
export type QuoteWords = Pick<
  SectionProps<typeof quoteForm>,
  'kind_label' | 'size_label' | 'frequencies' | 'guide_note'
>;

interface PropertyFieldsProps {
  answers: Enquiry;
  words: QuoteWords;
}

/** All optional. */
export function PropertyFields({ answers, words }: PropertyFieldsProps) {
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
