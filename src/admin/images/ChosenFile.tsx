import { LinearProgress, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatFileSize } from './file-size';

interface Props {
  name: string;
  /** Replaces the name. */
  children?: ReactNode;
  /** Only before the upload. */
  file: File | undefined;
  isUploading: boolean;
}

/** Name, size and upload state of a file. */
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
