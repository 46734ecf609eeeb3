import { Box } from '@mui/material';
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useInput, useSaveContext, type Validator } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isPickedFile, type PickedFile } from '../../schema/kinds/picked-file';
import { FieldLabel } from '../ui/FieldLabel';
import { FieldMessages } from '../ui/FieldMessages';
import { announceFileCheck } from './file-check';
import { FileDropZone } from './FileDropZone';
import type { PreparedFile } from './prepare-image';
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

/**
 * Drag and drop of files onto one element. A file dropped beside it does nothing, where the browser
 * would leave the page to show the file and the form would be lost.
 */
function useFileDrop(onFiles: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);

  const dropHandlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const into = event.relatedTarget;
      if (!(into instanceof Node && event.currentTarget.contains(into))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(false);
      onFiles(event.dataTransfer.files);
    },
  };

  return { isOver, dropHandlers };
}
