import { Alert, Box, Link } from '@mui/material';
import { useState } from 'react';
import { type FieldErrors, get, useFormContext, useFormState } from 'react-hook-form';
import type { ContentType } from '../../../schema/content-type';
import { kindOf } from '../../../schema/kinds';
import { invalidParts } from '../../../schema/validation';
import { openField } from '../../fields/open-field';
import { columnsIn, formGroups } from './form-groups';

interface Place {
  path: string;
  label: string;
}

/**
 * The invalid fields after a refused submit, announced once, each as a link. Unchanged during corrections, so that
 * screen readers are not interrupted (WCAG 2.2, criteria 3.3.1 and 4.1.3).
 */
export function ErrorSummary({ schema }: { schema: ContentType }) {
  const { getValues, setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const [refused, setRefused] = useState({ submitCount: 0, places: [] as Place[] });
  if (submitCount !== refused.submitCount) {
    // In the order of the form: the first is where a refused save puts the focus.
    const places = formGroups(schema)
      .flatMap(columnsIn)
      .filter((column) => column in errors)
      .flatMap((column) => placesIn(schema, column, getValues(column), errors));
    setRefused({ submitCount, places });
  }
  const { places } = refused;
  if (!places.some(({ path }) => columnOf(path) in errors)) return null;
  const open = (path: string) => {
    const at = firstInvalidPath(get(errors, path), path);
    // Its section may be folded.
    if (path === columnOf(path)) setFocus(at);
    else void openField(at);
  };
  return (
    <Alert key={submitCount} severity="error" variant="outlined" sx={{ mb: 2 }}>
      {places.length === 1 ? 'One field needs' : `${places.length} fields need`} your attention:
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, p: 0 }}>
        {places.map(({ path, label }) => (
          <Box component="li" key={path} sx={{ display: 'block' }}>
            <Link
              component="button"
              type="button"
              variant="body2"
              color="inherit"
              onClick={() => open(path)}
              sx={{ minHeight: 28, fontWeight: 700 }}
            >
              {label}
            </Link>
          </Box>
        ))}
      </Box>
    </Alert>
  );
}

const columnOf = (path: string) => path.split('.')[0] ?? '';

/** A column, or those sections in it that are invalid. */
function placesIn(
  { fields }: ContentType,
  column: string,
  value: unknown,
  errors: FieldErrors,
): Place[] {
  const field = fields[column];
  if (!field) return [];
  // The sections of a draft are not refused as a whole: they may lack something.
  const isWhole = get(errors, `${column}.root`) !== undefined;
  const invalid = (kindOf(field).isFolded ? invalidParts(field, value) : [])
    .map(({ name, index = 0 }) => ({
      path: `${column}.${index}`,
      label: `${name} (section ${index + 1})`,
    }))
    .filter(({ path }) => isWhole || get(errors, path));
  return invalid.length > 0 ? invalid : [{ path: column, label: field.label }];
}

/** The path of the first invalid input of a group or a list. */
function firstInvalidPath(error: unknown, path: string): string {
  if (typeof error !== 'object' || error === null || 'message' in error) return path;
  const [inner] = Object.entries(error).filter(([key, value]) => value && key !== 'root');
  return inner ? firstInvalidPath(inner[1], `${path}.${inner[0]}`) : path;
}
