import { useMemo } from 'react';
import { useRecordContext, type Validator } from 'react-admin';
import { get } from 'react-hook-form';
import type { Field } from '../../schema/fields';
import { asText, type FormValues, type DerivedFrom } from '../../schema/kind';
import { kindOf } from '../../schema/kinds';
import { AS_DRAFT } from '../../schema/kinds/publication';
import {
  fieldsOf,
  isFilled,
  publicationColumn,
  reviewColumn,
  type ContentType,
} from '../../schema/content-type';
import { wholeRow } from '../../schema/row';
import { validateField } from '../../schema/validation';
import type { Role } from '../../schema/role';
import { useGetRole } from '../data/use-membership';
import type { FormMode } from './kind-props';
import { useTakenSlug } from './use-taken-slug';

interface Props {
  schema: ContentType;
  source: string;
  field: Field;
  mode: FormMode;
}

/** A field's validation for react-admin; a taken slug is an error of the field that decides it. */
export function useFieldValidator({ schema, source, field, mode }: Props): Validator {
  const record = useRecordContext();
  const getRole = useGetRole();
  const isTaken = useTakenSlug(schema);
  return useMemo(() => {
    const unique = uniqueValueShownAt(schema, source, mode);
    const publication = publicationColumn(schema);
    const review = reviewColumn(schema);
    const isInside = isInsideFolded(schema, source);
    const before = mode === 'edit' ? record : undefined;
    const mayQuote = isInside || isFilled(schema, source);
    const validate = async (value: unknown, all: FormValues) => {
      // A draft ready for review must be complete.
      const isDraft =
        publication !== undefined && all[publication] === AS_DRAFT && !(review && all[review]);
      const kind = kindOf(field);
      const role = getRole();
      const canWait = field.optionalInDraft || isInside;
      if (isDraft && canWait && kind.isBlank(value, field)) return undefined;
      const followsFromThis = unique && unique.column !== source && !all[unique.column];
      const error =
        (isDraft && kind.isFolded
          ? kind.validate(value, field, all)
          : validateField(field, value, siblingsOf(source, all))) ??
        (await schema.validate?.(wholeRow(schema, all), role, before))?.[source] ??
        (followsFromThis ? await problemOfDerived(schema, unique, all, value, role) : undefined) ??
        (mayQuote ? await unknownPlaceholdersError(source, field, value) : undefined);
      if (error || !unique) return error;
      if (unique.column !== source && !followsFromThis) return undefined;
      const wanted = unique.derive(asText(value));
      if (before && wanted === before[source]) return undefined;
      return (await isTaken(unique.column, wanted)) ? unique.messages.taken : undefined;
    };
    return Object.assign(validate, { isRequired: field.required !== undefined });
  }, [schema, source, field, mode, record, isTaken, getRole]);
}

/** Error of a derived value that has no input on creation. */
async function problemOfDerived(
  schema: ContentType,
  { column, derive, messages }: DerivedFrom & { column: string },
  all: FormValues,
  value: unknown,
  role: Role,
): Promise<string | undefined> {
  const derived = derive(asText(value));
  if (!derived) return messages.empty;
  return (await schema.validate?.({ ...wholeRow(schema, all), [column]: derived }, role))?.[column];
}

/** Whether the path is inside a column with collapsible items. */
function isInsideFolded({ fields }: ContentType, source: string): boolean {
  const [column = '', ...inner] = source.split('.');
  const field = fields[column];
  return inner.length > 0 && field !== undefined && kindOf(field).isFolded === true;
}

/** Lazy: loaded when a value has placeholders. */
async function unknownPlaceholdersError(
  source: string,
  field: Field,
  value: unknown,
): Promise<string | undefined> {
  if (!JSON.stringify(value ?? '').includes('{{')) return undefined;
  return (await import('./unknown-placeholders')).unknownPlaceholdersError(source, field, value);
}

/** Values of the form, or of the group around the path. */
function siblingsOf(source: string, all: FormValues): FormValues {
  const end = source.lastIndexOf('.');
  return end < 0 ? all : ((get(all, source.slice(0, end)) as FormValues | undefined) ?? {});
}

/** The unique column that this field decides: on creation the derived one, otherwise its own. */
function uniqueValueShownAt(
  schema: ContentType,
  source: string,
  mode: FormMode,
): (DerivedFrom & { column: string }) | undefined {
  for (const [column, field] of fieldsOf(schema)) {
    const made = kindOf(field).derivedFrom?.(field);
    if (made && source === (mode === 'create' ? made.from : column)) return { ...made, column };
  }
  return undefined;
}
