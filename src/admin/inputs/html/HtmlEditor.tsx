import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { lostInEditor } from './editor-extensions';
import { fieldFrame } from './editor-styles';
import { listParts } from './lost-parts';
import { SourceView } from './SourceView';
import { type EditorProps, VisualEditor } from './VisualEditor';

type View = 'visual' | 'source';

/**
 * The two views of one text. What the visual view could not keep is never put into it: such a text opens as
 * HTML and says why.
 */
export function HtmlEditor({ value, onChange, ...props }: Omit<EditorProps, 'onNotice'>) {
  const [view, setView] = useState<View>('visual');
  const [notice, setNotice] = useState('');
  const [known, setKnown] = useState('');

  // A value that no keystroke here has made: the record that has arrived, or a restored draft.
  if (value !== known) {
    setKnown(value);
    const lost = lostInEditor(value);
    setView(lost.length ? 'source' : view);
    setNotice(lost.length ? cannotShow(lost) : '');
  }
  const change = (html: string) => {
    setKnown(html);
    onChange(html);
  };
  const show = (wanted: View | null) => {
    if (!wanted) return;
    const lost = wanted === 'visual' ? lostInEditor(value) : [];
    if (lost.length) return setNotice(cannotShow(lost));
    if (wanted === 'source') setNotice('');
    setView(wanted);
  };

  const Editor = view === 'visual' ? VisualEditor : SourceView;
  return (
    <Box sx={{ position: 'relative', width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        onChange={(_event, wanted: View | null) => show(wanted)}
        aria-label={`How to show ${props.label}`}
        // On the line of the field's label.
        sx={{ position: 'absolute', right: 0, bottom: '100%', mb: 0.5, '& button': { py: 0.25 } }}
      >
        <ToggleButton value="visual">Visual</ToggleButton>
        <ToggleButton value="source">HTML</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={fieldFrame(props.invalid)}>
        <Editor {...props} value={value} onChange={change} onNotice={setNotice} />
      </Box>
      <div role="status">
        {notice && (
          <Alert severity="info" sx={{ mt: 1 }} onClose={() => setNotice('')}>
            {notice}
          </Alert>
        )}
      </div>
    </Box>
  );
}

function cannotShow(lost: string[]): string {
  return `The visual view cannot keep ${listParts(lost)}, so this text stays in the HTML view.`;
}
