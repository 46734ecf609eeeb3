import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { EditorDialog } from './EditorDialog';
import { completeAddress, isSafeAddress } from './link-address';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Makes the selection a link, changes the one the caret is in, or writes a new one where nothing is selected. */
export function LinkDialog({ editor, onClose }: Props) {
  const current: unknown = editor.getAttributes('link').href;
  const isNew = typeof current !== 'string';
  const needsText = isNew && editor.state.selection.empty;
  const [address, setAddress] = useState(isNew ? '' : current);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  const confirm = () => {
    const href = completeAddress(address);
    if (href === '') return setError('Type an address, such as /contact or example.com.');
    if (!isSafeAddress(href)) {
      return setError('A link may start with https, http, mailto or tel, or with / for this site.');
    }
    onClose();
    const chain = editor.chain().focus();
    if (needsText) {
      const link = { type: 'link', attrs: { href } };
      chain.insertContent({ type: 'text', text: text.trim() || href, marks: [link] }).run();
    } else {
      chain.extendMarkRange('link').setLink({ href }).run();
    }
  };

  return (
    <EditorDialog
      title={isNew ? 'Insert a link' : 'Change the link'}
      confirm="Save link"
      onConfirm={confirm}
      onClose={onClose}
      extra={
        !isNew && (
          <Button
            color="error"
            onClick={() => {
              onClose();
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
            }}
          >
            Remove link
          </Button>
        )
      }
    >
      <TextField
        // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus (WAI-ARIA dialog pattern)
        autoFocus
        label="Address"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        error={error !== undefined}
        helperText={error ?? 'Such as /contact, example.com or hello@example.com.'}
        slotProps={{ htmlInput: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } }}
      />
      {needsText && (
        <TextField
          label="Text of the link"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </EditorDialog>
  );
}
