import { Alert, AlertTitle } from '@mui/material';
import { useCloseNotification } from 'react-admin';
import { SUCCESS } from '../../shared/flash-message';

interface Props {
  kind: 'success' | 'error';
  description: string;
}

/** A toast with title and description (docs/specification.md, 8). */
export function ToastMessage({ kind, description }: Props) {
  const close = useCloseNotification();
  return (
    <Alert
      severity={kind}
      variant="filled"
      onClose={close}
      // As wide as its text; an alert's flex basis would wrap it.
      sx={{ maxWidth: 480, flexWrap: 'nowrap', boxShadow: 'var(--shadow-lg)' }}
    >
      <AlertTitle sx={{ mb: 0, fontWeight: 700 }}>
        {kind === 'success' ? SUCCESS : 'Error'}
      </AlertTitle>
      <div>{description}</div>
    </Alert>
  );
}
