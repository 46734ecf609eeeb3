import { Box } from '@mui/material';
import type { Ref } from 'react';
import article from '../../shared/article/ArticleText.module.css';
import { EditorSkeleton } from './EditorSkeleton';
import { fieldFrame } from './editor-styles';
import { EDITOR_SHORTCUTS } from './use-html-editor';
import { WordCount } from './WordCount';

interface Props {
  ref: Ref<HTMLTextAreaElement>;
  id: string;
  name: string;
  label: string;
  /** What is typed; a text that has come from elsewhere waits for the editor. */
  text: string | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
  invalid: boolean;
  required: boolean;
  describedBy: string;
}

/** A plain text area of the size and the look of the editor, to begin in before that is here. */
export function PlainEditor(props: Props) {
  const { ref, id, name, label, text, onChange, onBlur, invalid, required, describedBy } = props;
  return (
    <Box sx={{ position: 'relative', width: '100%' }}>
      <Box sx={fieldFrame(invalid)}>
        <EditorSkeleton />
        <Box
          className={article.body}
          sx={{ '--ink': 'inherit', minHeight: '18rem', '&&': { maxWidth: 'none' } }}
        >
          {text !== undefined && (
            <Box
              component="textarea"
              ref={ref}
              id={id}
              name={name}
              aria-label={label}
              aria-describedby={describedBy}
              aria-invalid={invalid}
              aria-required={required}
              aria-keyshortcuts={EDITOR_SHORTCUTS}
              value={text}
              onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) =>
                onChange(event.target.value)
              }
              onBlur={onBlur}
              sx={{
                display: 'block',
                boxSizing: 'border-box',
                width: '100%',
                minHeight: '18rem',
                p: 2,
                border: 0,
                outline: 'none',
                resize: 'none',
                color: 'text.primary',
                backgroundColor: 'transparent',
                font: 'inherit',
                // As the editor shows the first paragraph.
                fontSize: '1.12em',
                lineHeight: 1.6,
              }}
            />
          )}
        </Box>
      </Box>
      <WordCount words={text?.match(/\S+/g)?.length ?? 0} />
    </Box>
  );
}
