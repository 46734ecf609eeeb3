import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useInput, type Validator } from 'react-admin';
import type { TextPictures } from '../../schema/kinds/html';
import { FieldLabel, FieldMessages } from '../ui/FieldParts';
import { focusInput } from './caret';
import { htmlOfText } from './plain-paragraphs';
import { PlainEditor } from './PlainEditor';
import { useHtmlEditor } from './use-html-editor';
import { useFirstInteraction } from '../ui/use-first-interaction';

interface Props {
  source: string;
  label: string;
  helperText?: string;
  validate?: Validator | Validator[];
  /** Without it, pictures are inserted by address only. */
  pictures?: TextPictures;
}

/**
 * Sanitised HTML as form value, '' if visually empty. The editor loads near the viewport, on touch or for existing
 * content; until then a textarea is rendered.
 */
export function HtmlInput({ source, label, helperText, validate, pictures }: Props) {
  const { id, field, fieldState, isRequired } = useInput({
    source,
    validate,
    defaultValue: '',
    parse: (html: string) => html,
  });
  const messages = `${id}-messages`;
  const { ref } = field;
  const place = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const isTypedHere = field.value === htmlOfText(text);
  const isNear = useFirstInteraction(place);
  const arrived = useHtmlEditor(isNear || !isTypedHere, area);
  // react-hook-form focuses the first invalid field; React has no ref of the editor's element.
  useEffect(() => {
    const focus = () => {
      const input = document.getElementById(id);
      if (input) focusInput(input);
    };
    ref({ focus });
  }, [ref, id]);

  const control = {
    id,
    label,
    onBlur: field.onBlur,
    invalid: fieldState.invalid,
    required: isRequired,
    describedBy: messages,
  };
  return (
    <Box ref={place} sx={{ width: '100%', mt: 2, mb: 2 }}>
      <FieldLabel
        label={label}
        source={source}
        isRequired={isRequired}
        error={fieldState.invalid}
      />
      {arrived ? (
        <arrived.Editor
          {...control}
          value={field.value}
          onChange={field.onChange}
          typed={arrived.typed}
          pictures={pictures}
        />
      ) : (
        <PlainEditor
          {...control}
          ref={area}
          name={source}
          text={isTypedHere ? text : undefined}
          onChange={(typed) => {
            setText(typed);
            field.onChange(htmlOfText(typed));
          }}
        />
      )}
      <FieldMessages id={messages} error={fieldState.error?.message} helperText={helperText} />
    </Box>
  );
}
