import Box from '@mui/material/Box';
import { useState } from 'react';
import { listParts, lostParts } from './lost-parts';
import { toStoredHtml } from './stored-html';
import type { EditorProps } from './VisualEditor';

/**
 * The text as HTML, for those who want it. The form always holds the cleaned HTML; what cleaning takes away
 * is said when the writer leaves the box.
 */
export function SourceView(props: EditorProps) {
  const { id, label, value, onChange, onBlur, invalid, required, describedBy, onNotice } = props;
  const [source, setSource] = useState(value);
  const [emitted, setEmitted] = useState(value);
  if (value !== emitted) {
    setEmitted(value);
    setSource(value);
  }

  const clean = () => {
    onBlur();
    const stored = toStoredHtml(source);
    const lost = lostParts(source, stored);
    onNotice(lost.length ? `Removed, because readers never get it: ${listParts(lost)}.` : '');
    if (lost.length) setSource(stored);
  };

  return (
    <Box
      component="textarea"
      id={id}
      aria-label={`${label} (HTML)`}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-required={required}
      spellCheck={false}
      autoCapitalize="none"
      value={source}
      onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) => {
        const typed = event.target.value;
        const stored = toStoredHtml(typed);
        setSource(typed);
        setEmitted(stored);
        onChange(stored);
      }}
      onBlur={clean}
      sx={{
        display: 'block',
        width: '100%',
        minHeight: '22rem',
        p: 2,
        border: 0,
        outline: 'none',
        resize: 'vertical',
        color: 'text.primary',
        backgroundColor: 'transparent',
        font: '0.875rem/1.6 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
        tabSize: 2,
      }}
    />
  );
}
