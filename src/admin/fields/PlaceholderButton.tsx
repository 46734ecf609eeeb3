import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { placeholderValuesQuery } from '../data/placeholder-values';
import { setAsTyped } from '../ui/set-as-typed';
import { placeholderLabel } from './placeholder-label';

interface Props {
  /** Path of the target text, read on click. */
  source: () => string;
  label: string;
}

/** Inserts the placeholder of a chosen figure at the caret. */
export default function PlaceholderButton({ source, label }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { data: figures } = useQuery({ ...placeholderValuesQuery, enabled: anchor !== undefined });
  const form = useFormContext();
  const quote = (name: string) => {
    const into = source();
    const text = String(form.getValues(into) ?? '');
    const field = document.querySelector<HTMLTextAreaElement>(`[name="${CSS.escape(into)}"]`);
    // Browsers begin a textarea's caret at its start, and an input's at its end.
    const { isTouched } = form.getFieldState(into);
    const at = (isTouched ? field?.selectionEnd : null) ?? text.length;
    const value = `${text.slice(0, at)}{{${name}}}${text.slice(at)}`;
    setAsTyped(form, into, value);
    setAnchor(undefined);
  };
  return (
    <>
      <Button
        size="small"
        aria-label={`Quote a figure in ${label}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ mt: -0.5, mb: 1 }}
      >
        Quote a figure…
      </Button>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {[...(figures ?? [])].map(([name, value]) => (
          <MenuItem key={name} onClick={() => quote(name)}>
            <ListItemText primary={value} secondary={placeholderLabel(name)} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
