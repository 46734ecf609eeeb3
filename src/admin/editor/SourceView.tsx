import { Box } from '@mui/material';
import { useState } from 'react';
import type { EditorProps } from './VisualEditor';
import { unsupportedMarkup } from './unsupported-markup';
import { removedMessage } from './editor-message';
import { toStoredHtml } from './stored-html';

const NO_FILES = 'Pictures can be pasted and dropped in the Visual view.';

/** The HTML view. The form always holds sanitised HTML; removals are reported on blur. */
export function SourceView(props: EditorProps) {
  const { id, label, value, onChange, onBlur, invalid, required, describedBy, onMessage } = props;
  const [source, setSource] = useState(value);
  const [emitted, setEmitted] = useState(value);
  if (value !== emitted) {
    setEmitted(value);
    setSource(value);
  }

  const clean = () => {
    onBlur();
    const stored = toStoredHtml(source);
    const lost = unsupportedMarkup(source, stored);
    const addLinks = (links: string, html: string) => toStoredHtml(`${html}\n${links}`);
    onMessage(removedMessage(source, lost, addLinks));
    if (lost.length) setSource(stored);
  };
  const refuseFiles = (event: React.SyntheticEvent, files: FileList) => {
    if (files.length === 0) return;
    event.preventDefault();
    onMessage({ text: NO_FILES });
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
      onPaste={(event: React.ClipboardEvent) => {
        if (!event.clipboardData.getData('text/plain')) {
          refuseFiles(event, event.clipboardData.files);
        }
      }}
      onDrop={(event: React.DragEvent) => refuseFiles(event, event.dataTransfer.files)}
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
