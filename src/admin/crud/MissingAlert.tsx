import { Alert } from '@mui/material';

interface Props {
  /** What the database has no place for. */
  names: readonly string[];
  /** Left out where it is all that there is to see. */
  onClose?: () => void;
}

/** What this project has to do without, and what to do about it. */
export function MissingAlert({ names, onClose }: Props) {
  return (
    <Alert severity="info" role="status" onClose={onClose} sx={{ mb: 3 }}>
      This project’s database has no place yet for {names.join(', ')}: apply the files of{' '}
      <code>supabase/migrations</code>.
    </Alert>
  );
}
