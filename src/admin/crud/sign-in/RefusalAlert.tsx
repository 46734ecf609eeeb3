import { Alert } from '@mui/material';
import type { Refusal } from '../../data/auth-words';

/** Why a form was refused, where that concerns none of its fields. */
export function RefusalAlert({ refusal }: { refusal: Refusal | undefined }) {
  if (!refusal || refusal.field) return null;
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {refusal.message}
    </Alert>
  );
}
