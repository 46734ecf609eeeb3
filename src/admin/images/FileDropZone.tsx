import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Box, Button, Typography } from '@mui/material';
import type { ChangeEvent, ReactNode, Ref } from 'react';

interface Props {
  ref: Ref<HTMLInputElement>;
  id: string;
  /** Media types. */
  accept: readonly string[];
  /** What is chosen, in a sentence: "picture". */
  noun: string;
  /** A sign of it, while there is none. */
  icon: ReactNode;
  describedBy: string;
  invalid: boolean;
  /** A file is being dragged over the field. */
  isOver: boolean;
  checking: boolean;
  /** The file is on its way and cannot be changed any more. */
  uploading: boolean;
  onFiles: (files: FileList | null) => void;
  onBlur: () => void;
  onRemove: () => void;
  /** The file chosen so far, if any. */
  children: ReactNode;
}

/**
 * The frame that holds a file and takes others. The browser's own file input stays in it,
 * out of sight but in the tab order, and the button is its label.
 */
export function FileDropZone(props: Props) {
  const { ref, id, accept, describedBy, invalid, isOver, checking, uploading } = props;
  const { onFiles, onBlur, onRemove, noun, icon, children } = props;
  return (
    <Box
      sx={(theme) => ({
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        alignItems: children ? 'stretch' : 'center',
        gap: 1.5,
        p: children ? 1.5 : 3,
        borderRadius: 1,
        border: '1.5px dashed',
        borderColor: invalid ? 'error.main' : isOver ? 'primary.main' : 'text.secondary',
        backgroundColor: `rgb(var(--mui-palette-primary-mainChannel) / ${isOver ? 16 : 6}%)`,
        transition: theme.transitions.create(['background-color', 'border-color'], {
          duration: 'shortest',
        }),
        'input:focus-visible + label': {
          outline: '3px solid var(--mui-palette-primary-main)',
          outlineOffset: 2,
        },
      })}
    >
      {children || icon}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box
          component="input"
          ref={ref}
          id={id}
          type="file"
          accept={accept.join(',')}
          disabled={uploading}
          aria-describedby={describedBy}
          onBlur={onBlur}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            onFiles(event.target.files);
            // The same file, mended or renamed, must be able to fire the event again.
            event.target.value = '';
          }}
          sx={{ position: 'absolute', width: '1px', height: '1px', opacity: 0 }}
        />
        <Button
          component="label"
          htmlFor={id}
          role={undefined}
          tabIndex={-1}
          disabled={uploading}
          variant="outlined"
          size="small"
        >
          {`Choose ${children ? 'another' : 'a'} ${noun}`}
        </Button>
        {children && (
          <Button
            size="small"
            color="error"
            startIcon={<DeleteOutline />}
            disabled={uploading}
            onClick={onRemove}
          >
            Remove {noun}
          </Button>
        )}
        <Typography role="status" variant="body2" color="text.secondary">
          {checking ? `Checking the ${noun}…` : isOver ? 'Drop it here' : 'or drop one here'}
        </Typography>
      </Box>
    </Box>
  );
}
