import { Alert, Box, Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { lostInEditor } from './editor-extensions';
import { fieldFrame } from './editor-styles';
import { cannotShow, type EditorMessage } from './editor-message';
import { SourceView } from './SourceView';
import { toStoredHtml } from './stored-html';
import type { CopyStatus } from './use-picture-copies';
import { TextLength } from './WordCount';
import { type EditorProps, VisualEditor } from './VisualEditor';

type View = 'visual' | 'source';
type Props = Omit<EditorProps, 'onMessage' | 'hidden'>;

/** Two views of one sanitised text. Markup that the visual view would lose opens the HTML view with a message. */
export function HtmlEditor({ value, onChange, ...props }: Props) {
  const [view, setView] = useState<View>('visual');
  const [message, setMessage] = useState<EditorMessage>();
  const [copies, setCopies] = useState<CopyStatus>();
  const [known, setKnown] = useState('');
  const [clean, setClean] = useState('');
  // The visual view stays mounted behind the HTML view, to keep its undo history.
  const [visual, setVisual] = useState('');

  // An external value: a loaded record, or restored unsaved changes.
  if (value !== known) {
    const stored = toStoredHtml(value);
    const lost = lostInEditor(stored);
    setKnown(value);
    setClean(stored);
    if (lost.length === 0 && view === 'visual') setVisual(stored);
    else setView('source');
    setMessage(lost.length ? cannotShow(lost) : undefined);
  }
  const change = (html: string) => {
    setKnown(html);
    setClean(html);
    if (view === 'visual') setVisual(html);
    onChange(html);
  };
  /** Applied to the current text: the message stays when the view changes. */
  const act = (action: EditorMessage['action']) => {
    const html = action?.run(clean);
    if (html === undefined) return;
    setMessage(undefined);
    change(html);
  };
  const show = (wanted: View | null) => {
    if (!wanted) return;
    const lost = wanted === 'visual' ? lostInEditor(clean) : [];
    if (lost.length) return setMessage(cannotShow(lost));
    if (wanted === 'visual') {
      setVisual(clean);
    } else {
      setMessage(undefined);
      setCopies(undefined);
    }
    setView(wanted);
  };

  return (
    <Box sx={{ position: 'relative', width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        onChange={(_event, wanted: View | null) => show(wanted)}
        aria-label={`How to show ${props.label}`}
        // In the row of the field's label.
        sx={{ position: 'absolute', right: 0, bottom: '100%', mb: 0.5, '& button': { py: 0.25 } }}
      >
        <ToggleButton value="visual">Visual</ToggleButton>
        {/* The copies would replace what is typed there meanwhile. */}
        <ToggleButton value="source" disabled={copies?.isRunning}>
          HTML
        </ToggleButton>
      </ToggleButtonGroup>
      <Box sx={fieldFrame(props.invalid)}>
        <VisualEditor
          {...props}
          value={visual}
          hidden={view === 'source'}
          onChange={change}
          onMessage={setMessage}
          onCopies={setCopies}
        />
        {view === 'source' && (
          <SourceView {...props} value={clean} onChange={change} onMessage={setMessage} />
        )}
      </Box>
      <TextLength html={clean} />
      <div role="status">
        {message && (
          <Alert severity="info" sx={{ mt: 1 }} onClose={() => setMessage(undefined)}>
            {message.text}
            {message.action && (
              <Button
                size="small"
                color="inherit"
                onClick={() => act(message.action)}
                sx={{ ml: 1 }}
              >
                {message.action.label}
              </Button>
            )}
          </Alert>
        )}
        {copies && (
          <Alert
            severity="info"
            sx={{ mt: 1 }}
            onClose={copies.isRunning ? undefined : () => setCopies(undefined)}
          >
            {copies.text}
          </Alert>
        )}
      </div>
    </Box>
  );
}
