import { BooleanInput, NumberInput } from 'react-admin';
import { HtmlInput } from '../../inputs/HtmlInput';
import { ImageFileInput } from '../../inputs/ImageFileInput';
import { storeImage } from '../../providers/image-storage';
import type { Field, HtmlField } from '../../schema/fields';
import type { ResourceSchema } from '../../schema/resource-schema';
import { DisplayDateInput } from './DisplayDateInput';
import type { FormMode } from './form-mode';
import { LimitedTextInput } from './LimitedTextInput';
import { SelectField } from './SelectField';
import { SlugInput } from './SlugInput';
import { useFieldValidator } from './use-field-validator';

interface Props {
  schema: ResourceSchema;
  column: string;
  field: Field;
  mode: FormMode;
}

/** The one table that says which input a kind of field gets. */
export function FieldInput({ schema, column, field, mode }: Props) {
  const validate = useFieldValidator(schema, column, field, mode);
  const common = { source: column, label: field.label, helperText: field.helperText, validate };
  switch (field.kind) {
    case 'text':
      return <LimitedTextInput {...common} maxLength={field.maxLength} />;
    case 'multiline':
      return <LimitedTextInput {...common} maxLength={field.maxLength} multiline minRows={3} />;
    case 'html':
      return <HtmlInput {...common} uploadImage={uploaderOf(field)} />;
    case 'select':
      return <SelectField {...common} choices={field.choices} placeholder={field.placeholder} />;
    case 'image':
      return <ImageFileInput {...common} />;
    case 'slug':
      return <SlugInput {...common} prefix={field.prefix} />;
    case 'displayDate':
      return <DisplayDateInput {...common} />;
    case 'boolean':
      return (
        <BooleanInput
          {...common}
          helperText={field.helperText ?? false}
          defaultValue={field.initial ?? false}
        />
      );
    case 'number':
      return (
        <NumberInput
          {...common}
          helperText={field.helperText ?? false}
          min={field.min}
          max={field.max}
        />
      );
  }
}

/** Stores a picture of the text at once and gives its address: the text must show it before it is saved. */
function uploaderOf({ pictures }: HtmlField) {
  return (
    pictures &&
    (async (file: File, signal?: AbortSignal) => (await storeImage(pictures, file, signal)).url)
  );
}
