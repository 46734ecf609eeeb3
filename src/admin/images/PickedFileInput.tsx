import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Box, Button, Typography } from '@mui/material';
import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { useInput, useSaveContext, type Validator } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isPickedFile, type PickedFile } from '../../schema/kinds/file';
import { FieldLabel, FieldMessages } from '../ui/FieldParts';
import { announceFileCheck } from './pending-file-checks';
import type { PreparedFile } from './prepared-file';
import { useFileDrop } from './use-file-drop';
import { usePickedFile } from './use-picked-file';

export interface FileInputProps {
  source: string;
  label: string;
  helperText?: string;
  validate?: Validator | Validator[];
}

interface Props extends FileInputProps {
  /** Noun in messages: "picture". */
  noun: string;
  icon: ReactNode;
  /** Media types. */
  accept: readonly string[];
  /** Converts a chosen file for the upload, or returns the problem. */
  prepare: (file: File) => Promise<PreparedFile>;
  /** Help on accepted files, shown after a refusal. */
  rules: string;
  /** Handles further files, where several fit. */
  takeMore?: (files: readonly File[]) => Promise<string | undefined>;
  /** Renders the chosen file. */
  shown: (value: PickedFile | string, isUploading: boolean) => ReactNode;
}

/**
 * File input. Its value: the URL of a stored file, a `PickedFile` to upload on saving, or `null`. A refused file shows
 * its reason and leaves the value.
 */
export function PickedFileInput(props: Props) {
  const {
    source,
    label,
    helperText,
    validate,
    noun,
    icon,
    accept,
    prepare,
    rules,
    shown,
    takeMore,
  } = props;
  const { id, field, fieldState, isRequired } = useInput({ source, validate, defaultValue: null });
  // react-admin passes '' for null.
  const value: string | PickedFile = field.value;
  const replaces = isPickedFile(value) ? value.replaces : value || undefined;
  const put = (picked: PickedFile | null) => field.onChange(picked && { ...picked, replaces });
  const choice = usePickedFile(value, put, prepare, noun, takeMore);
  const { refusal, checking, pick, remove } = choice;
  const { saving = false } = useSaveContext();
  const isUploading = saving && isPickedFile(value);
  const { control } = useFormContext();
  const picker = useRef<HTMLInputElement | null>(null);
  const choose = (files: FileList | null) => announceFileCheck(control, pick(files));
  const { isOver, dropHandlers } = useFileDrop(choose);
  const messages = `${id}-messages`;
  const isInvalid = fieldState.invalid;

  return (
    <Box sx={{ width: '100%', mt: 2, mb: 2 }} {...dropHandlers}>
      <FieldLabel
        id={`${id}-label`}
        label={label}
        source={source}
        isRequired={isRequired}
        error={isInvalid}
      />
      <Box
        sx={(theme) => ({
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          alignItems: value ? 'stretch' : 'center',
          gap: 1.5,
          p: value ? 1.5 : 3,
          borderRadius: 1,
          border: '1.5px dashed',
          borderColor: isInvalid ? 'error.main' : isOver ? 'primary.main' : 'text.secondary',
          backgroundColor: `rgb(var(--mui-palette-primary-mainChannel) / ${isOver ? 16 : 6}%)`,
          transition: theme.transitions.create(['background-color', 'border-color'], {
            duration: theme.transitions.duration.shortest,
          }),
          'input:focus-visible + label': {
            outline: '3px solid var(--mui-palette-primary-main)',
            outlineOffset: 2,
          },
        })}
      >
        {value ? shown(value, isUploading) : icon}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          {/* Native input, visually hidden but in the tab order; the button is its label. */}
          <Box
            component="input"
            ref={(input: HTMLInputElement | null) => {
              picker.current = input;
              field.ref(input);
            }}
            id={id}
            type="file"
            accept={accept.join(',')}
            multiple={takeMore !== undefined}
            disabled={isUploading}
            aria-labelledby={`${id}-label ${id}-choose`}
            aria-describedby={messages}
            onBlur={() => field.onBlur()}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              choose(event.target.files);
              // Lets the same file, repaired or renamed, fire the event again.
              event.target.value = '';
            }}
            sx={{ position: 'absolute', width: '1px', height: '1px', opacity: 0 }}
          />
          <Button
            component="label"
            id={`${id}-choose`}
            htmlFor={id}
            role={undefined}
            tabIndex={-1}
            disabled={isUploading}
            variant="outlined"
            size="small"
          >
            {`Choose ${value ? 'another' : 'a'} ${noun}`}
          </Button>
          {value && (
            <Button
              size="small"
              color="error"
              startIcon={<DeleteOutline />}
              disabled={isUploading}
              onClick={() => {
                remove();
                picker.current?.focus();
              }}
            >
              Remove {noun}
            </Button>
          )}
          <Typography role="status" variant="body2" color="text.secondary">
            {checking
              ? `Checking the ${noun}…`
              : isOver
                ? 'Drop it here'
                : `or drop ${takeMore ? 'several' : 'one'} here`}
          </Typography>
        </Box>
      </Box>
      <FieldMessages
        id={messages}
        refusal={refusal}
        error={fieldState.error?.message}
        helperText={[helperText, refusal && rules].filter(Boolean).join(' ')}
      />
    </Box>
  );
}
