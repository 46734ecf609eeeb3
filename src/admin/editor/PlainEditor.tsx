import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate';
import LinkIcon from '@mui/icons-material/Link';
import TableChart from '@mui/icons-material/TableChartOutlined';
import { Box } from '@mui/material';
import type { Ref } from 'react';
import article from '../../shared/article/ArticleText.module.css';
import { fieldFrame, toolbarRow } from './editor-styles';
import { TOOLBAR_COMMANDS } from './toolbar-commands';
import { EDITOR_SHORTCUTS } from './use-html-editor';
import { WordCount } from './WordCount';

interface Props {
  ref: Ref<HTMLTextAreaElement>;
  id: string;
  name: string;
  label: string;
  /** Typed text; a loaded text waits for the editor. */
  text: string | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
  invalid: boolean;
  required: boolean;
  describedBy: string;
}

/** A textarea in the editor's size and style until that loads. */
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
              dir="auto"
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
                // Like the editor's first paragraph.
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

const INSERTS = [{ icon: LinkIcon }, { icon: AddPhotoAlternate }, { icon: TableChart }];

/** Placeholders of the buttons, so that nothing shifts. */
function EditorSkeleton() {
  return (
    <>
      <Box
        aria-hidden
        sx={{
          ...toolbarRow,
          color: 'action.active',
          fontSize: '0.8125rem',
          lineHeight: 1.75,
          fontWeight: 700,
          // Sizes of ToolbarButton and separators.
          '& > span': {
            display: 'grid',
            placeItems: 'center',
            width: { xs: 44, sm: 36 },
            height: { xs: 44, sm: 36 },
          },
          '& > i': {
            display: { xs: 'none', sm: 'block' },
            alignSelf: 'stretch',
            mx: 0.5,
            borderRight: '1px solid',
            borderColor: 'divider',
          },
        }}
      >
        {[...TOOLBAR_COMMANDS, INSERTS].map((group, index) => [
          index > 0 && <i key={index} />,
          ...group.map((button, place) => {
            const { icon: Icon, text } = { text: '', ...button };
            return <span key={`${index}-${place}`}>{Icon ? <Icon fontSize="small" /> : text}</span>;
          }),
        ])}
      </Box>
      <Box
        aria-hidden
        sx={{
          // Like the choice of views, in the row of the field's label.
          position: 'absolute',
          right: 0,
          bottom: '100%',
          mb: 0.5,
          display: 'flex',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'clip',
          color: 'action.active',
          fontSize: '0.8125rem',
          lineHeight: 1.75,
          fontWeight: 700,
          '& > span': { px: '7px', py: 0.25 },
          '& > :first-of-type': { color: 'text.primary', backgroundColor: 'action.selected' },
          '& > span + span': { borderLeft: '1px solid', borderColor: 'divider' },
        }}
      >
        <span>Visual</span>
        <span>HTML</span>
      </Box>
    </>
  );
}
