import { Box } from '@mui/material';
import { useRef, type ReactNode } from 'react';
import { useInput, useSaveContext, type Validator } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isPickedFile, type PickedFile } from '../../schema/kinds/picked-file';
import { FieldLabel, FieldMessages } from '../ui/FieldParts';
import { announceFileCheck } from './file-check';
import { FileDropZone } from './FileDropZone';
import type { PreparedFile } from './prepare-image';
import { useFileDrop } from './useFileDrop';
import { usePickedFile } from './usePickedFile';

export interface FileInputProps {
  source: string;
  label: string;
  helperText?: string;
  validate?: Validator | Validator[];
}

interface Props extends FileInputProps {
  /** What is chosen, in a sentence: "picture". */
  noun: string;
  icon: ReactNode;
  /** Media types. */
  accept: readonly string[];
  /** Makes of a chosen file what is sent, or says why not. */
  prepare: (file: File) => Promise<PreparedFile>;
  /** What is taken, in a sentence. */
  rules: string;
  /** What has been chosen. */
  shown: (value: PickedFile | string, isUploading: boolean) => ReactNode;
}

/**
 * A file as a form value: a URL that is stored already, a `PickedFile` to upload on saving, or `null`.
 * One that is refused is told with its reason, and the earlier choice stays.
 */
export function PickedFileInput(props: Props) {
  const { source, label, helperText, validate, noun, icon, accept, prepare, rules, shown } = props;
  const { id, field, fieldState, isRequired } = useInput({ source, validate, defaultValue: null });
  // react-admin gives '' for null.
  const value: string | PickedFile = field.value;
  const { refusal, checking, pick, remove } = usePickedFile(value, field.onChange, prepare, noun);
  const { saving = false } = useSaveContext();
  const isUploading = saving && isPickedFile(value);
  const { control } = useFormContext();
  const picker = useRef<HTMLInputElement | null>(null);
  const choose = (files: FileList | null) => announceFileCheck(control, pick(files));
  const { isOver, dropHandlers } = useFileDrop(choose);
  const messages = `${id}-messages`;

  return (
    <Box sx={{ width: '100%', mt: 2, mb: 2 }} {...dropHandlers}>
      <FieldLabel
        htmlFor={id}
        label={label}
        source={source}
        isRequired={isRequired}
        error={fieldState.invalid}
      />
      <FileDropZone
        ref={(input) => {
          picker.current = input;
          field.ref(input);
        }}
        id={id}
        {...{ accept, noun, icon }}
        describedBy={messages}
        invalid={fieldState.invalid}
        isOver={isOver}
        checking={checking}
        uploading={isUploading}
        onFiles={choose}
        onBlur={() => field.onBlur()}
        onRemove={() => {
          remove();
          picker.current?.focus();
        }}
      >
        {value && shown(value, isUploading)}
      </FileDropZone>
      <FieldMessages
        id={messages}
        refusal={refusal}
        error={fieldState.error?.message}
        helperText={helperText ? `${helperText} ${rules}` : rules}
      />
    </Box>
  );
}
