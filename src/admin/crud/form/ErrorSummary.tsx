import { Alert, Box, Link } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { ContentType } from '../../../schema/content-type';

/**
 * The invalid fields after a refused submit, announced once, each as a link. Unchanged during corrections, so that
 * screen readers are not interrupted (WCAG 2.2, criteria 3.3.1 and 4.1.3).
 */
export function ErrorSummary({ schema }: { schema: ContentType }) {
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const [refused, setRefused] = useState({ submitCount: 0, columns: [] as string[] });
  if (submitCount !== refused.submitCount) {
    const columns = Object.keys(schema.fields).filter((column) => column in errors);
    setRefused({ submitCount, columns });
  }
  const { columns } = refused;
  if (!columns.some((column) => column in errors)) return null;
  return (
    <Alert key={submitCount} severity="error" variant="outlined" sx={{ mb: 2 }}>
      {columns.length === 1 ? 'One field needs' : `${columns.length} fields need`} your attention:
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, p: 0 }}>
        {columns.map((column) => (
          <Box component="li" key={column} sx={{ display: 'block' }}>
            <Link
              component="button"
              type="button"
              variant="body2"
              color="inherit"
              onClick={() => setFocus(firstInvalidPath(errors[column], column))}
              sx={{ minHeight: 28, fontWeight: 700 }}
            >
              {schema.fields[column]?.label}
            </Link>
          </Box>
        ))}
      </Box>
    </Alert>
  );
}

/** The path of the first invalid input of a group or a list. */
function firstInvalidPath(error: unknown, path: string): string {
  if (typeof error !== 'object' || error === null || 'message' in error) return path;
  const [inner] = Object.entries(error).filter(([key, value]) => value && key !== 'root');
  return inner ? firstInvalidPath(inner[1], `${path}.${inner[0]}`) : path;
}
