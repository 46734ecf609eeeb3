import { Button, TextField } from '@mui/material';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useState } from 'react';
import { FormDialog } from '../ui/FormDialog';
import { readLinkAddress } from './link-address';
import { PageAutocomplete } from './PageAutocomplete';
import { OWN_PAGES, wordsOfLink } from './site-links';
import { useSitePages } from './use-site-pages';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Links the selection, edits the link at the caret, or inserts a new one. */
export function LinkDialog({ editor, onClose }: Props) {
  const { data: pages = OWN_PAGES } = useSitePages();
  const current: unknown = editor.getAttributes('link').href;
  const isNew = typeof current !== 'string';
  const needsText = isNew && editor.state.selection.empty;
  const [address, setAddress] = useState(isNew ? '' : current);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  /** Changes the link, and unselects its words: the next key would replace them. */
  const changeLink = (change: (chain: ChainedCommands) => ChainedCommands) => {
    const { to } = editor.state.selection;
    change(editor.chain().extendMarkRange('link')).setTextSelection(to).run();
  };
  const confirm = () => {
    const { href, problem } = readLinkAddress(address, pages);
    if (problem !== undefined) return setError(problem);
    if (needsText) {
      const link = { type: 'link', attrs: { href } };
      const words = text.trim() || wordsOfLink(address.trim(), pages);
      const added = { type: 'text', text: words, marks: [link] };
      editor.chain().insertContent(added).unsetMark('link').run();
    } else {
      changeLink((chain) => chain.setLink({ href }));
    }
    onClose();
  };

  return (
    <FormDialog
      title={isNew ? 'Insert a link' : 'Change the link'}
      confirm="Save link"
      onConfirm={confirm}
      onClose={onClose}
      extra={
        !isNew && (
          <Button
            color="error"
            onClick={() => {
              changeLink((chain) => chain.unsetLink());
              onClose();
            }}
          >
            Remove link
          </Button>
        )
      }
    >
      <PageAutocomplete
        options={pages}
        value={address}
        onChange={(typed) => {
          setAddress(typed);
          setError(undefined);
        }}
        renderInput={({ InputProps, InputLabelProps, inputProps, ...params }) => (
          <TextField
            {...params}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus (WAI-ARIA dialog pattern)
            autoFocus
            label="Page or web address"
            error={error !== undefined}
            helperText={error ?? 'Contact, example.com, hello@example.com or 0121 496 0123.'}
            slotProps={{
              input: InputProps,
              inputLabel: InputLabelProps,
              htmlInput: { ...inputProps, autoCapitalize: 'none', spellCheck: false },
              formHelperText: { role: error ? 'alert' : undefined },
            }}
          />
        )}
      />
      {needsText && (
        <TextField
          label="Text of the link"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
