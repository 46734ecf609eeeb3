import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useEffect } from 'react';
import { useInput, type Validator } from 'react-admin';
import { FieldLabel } from './FieldLabel';
import { FieldMessages } from './FieldMessages';
import type { UploadImage } from './html/use-picture-upload';

const HtmlEditor = lazy(async () => ({ default: (await import('./html/HtmlEditor')).HtmlEditor }));

interface Props {
  source: string;
  label: string;
  helperText?: string;
  validate?: Validator | Validator[];
  /** Stores a picture for the text and gives its public address; without it pictures are taken by address only. */
  uploadImage?: UploadImage;
  /** The bucket whose pictures can be used again. */
  library?: string;
}

/** Rich text as a form value: sanitised HTML, '' when a reader would see nothing. The editor arrives after first paint. */
export function HtmlInput({ source, label, helperText, validate, uploadImage, library }: Props) {
  const { id, field, fieldState, isRequired } = useInput({
    source,
    validate,
    defaultValue: '',
    parse: (html: string) => html,
  });
  const messages = `${id}-messages`;
  const { ref } = field;
  // The form focuses its first invalid field; the editor's element is not React's to give a ref to.
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);

  return (
    <Box sx={{ width: '100%', mt: 2, mb: 2 }}>
      <FieldLabel
        label={label}
        source={source}
        isRequired={isRequired}
        error={fieldState.invalid}
      />
      <Suspense fallback={<Skeleton variant="rounded" height="24rem" />}>
        <HtmlEditor
          id={id}
          label={label}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          invalid={fieldState.invalid}
          required={isRequired}
          describedBy={messages}
          {...{ uploadImage, library }}
        />
      </Suspense>
      <FieldMessages id={messages} error={fieldState.error?.message} helperText={helperText} />
    </Box>
  );
}
