import { Alert } from '@mui/material';
import type { Replaced } from './useReplacement';
import { inPlaces } from './words-of-use';

/** What has come of replacing a picture. */
export function ReplacementResult({ replaced, left, isInForm }: Replaced) {
  const done = [
    replaced.length > 0 && `The new picture is ${inPlaces(replaced.length)}.`,
    isInForm && 'It is in the form behind, too: save to keep it there.',
  ].filter(Boolean);
  return (
    <div role="status">
      {done.length > 0 && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {done.join(' ')}
        </Alert>
      )}
      {left.map(({ title, reason }) => (
        <Alert key={title} severity="warning" sx={{ mb: 2 }}>
          “{title}” keeps the old picture: {reason} Replace it again.
        </Alert>
      ))}
    </div>
  );
}
