import { useMemo } from 'react';
import { useRecordContext, type Validator } from 'react-admin';
import type { Field } from '../../schema/fields';
import type { FormValues, ResourceSchema } from '../../schema/resource-schema';
import { complaintAbout, complaintAboutSource } from '../../schema/validation';
import type { FormMode } from './form-mode';
import { useTakenSlug } from './use-taken-slug';

/** A field's rules as react-admin asks for them; a taken slug is told where the person can change it. */
export function useFieldValidator(
  schema: ResourceSchema,
  column: string,
  field: Field,
  mode: FormMode,
): Validator {
  const own = useRecordContext()?.[column];
  const isTaken = useTakenSlug(schema);
  return useMemo(() => {
    const [slugColumn, slug] = slugShownAt(schema, column, mode) ?? [];
    const validate = async (value: unknown, values: FormValues) => {
      const followsFromThis = slugColumn !== column && !values[slugColumn ?? ''];
      const complaint =
        complaintAbout(field, value) ??
        (followsFromThis && mode === 'create'
          ? complaintAboutSource(schema, column, value)
          : undefined);
      if (complaint || !slug || !slugColumn) return complaint;
      if (slugColumn !== column && !followsFromThis) return undefined;
      const wanted = slug.derive(String(value));
      if (mode === 'edit' && wanted === own) return undefined;
      return (await isTaken(slugColumn, wanted)) ? slug.messages.taken : undefined;
    };
    return Object.assign(validate, { isRequired: field.required !== undefined });
  }, [schema, column, field, mode, own, isTaken]);
}

/** The slug that is decided by this field: on creation its source's, afterwards its own. */
function slugShownAt(schema: ResourceSchema, column: string, mode: FormMode) {
  for (const [slugColumn, field] of Object.entries(schema.fields)) {
    if (field.kind !== 'slug') continue;
    if (column === (mode === 'create' ? field.from : slugColumn))
      return [slugColumn, field] as const;
  }
  return undefined;
}
