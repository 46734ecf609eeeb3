import { Field } from '../../components/Field';
import { FieldPair } from '../../components/enquiry/FieldPair';
import type { Enquiry } from '../../components/enquiry/enquiry';
import { frequencies, propertyKinds, sizesOf } from '../../content/quote-questions';
import { PostcodeField } from './PostcodeField';

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
        {(control) => (
          <input {...control} maxLength={200} placeholder="Weekday mornings" autoComplete="off" />
        )}
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
        <select {...control} defaultValue="" autoComplete="off">
          <option value="">Not sure yet</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
