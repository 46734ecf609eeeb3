import { LinearProgress, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatFileSize } from './file-size';

interface Props {
  name: string;
  /** What the name is shown as, when not as text. */
  children?: ReactNode;
  /** The file, as long as it is not stored. */
  file: File | undefined;
  isUploading: boolean;
}

/** The name and the size of a chosen file, and whether it is on its way. */
export function ChosenFile({ name, children = name, file, isUploading }: Props) {
  return (
    <>
      <Typography variant="body1" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
      <Typography role="status" variant="body2" color="text.secondary" gutterBottom>
        {file ? formatFileSize(file.size) : 'Saved'}
      </Typography>
      {isUploading && (
        <LinearProgress
          aria-label={`Uploading ${name}`}
          sx={{ height: 6, borderRadius: 3, mb: 1 }}
        />
      )}
    </>
  );
}
