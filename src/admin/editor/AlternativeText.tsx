import { Checkbox, FormControlLabel, TextField } from '@mui/material';

interface Props {
  /** '' where the picture only decorates, `null` where nothing has been said yet. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Why it cannot stay like this. */
  problem?: string;
  /** Whether it is where the dialog starts. */
  focused: boolean;
}

/** What a picture shows, in words; that it shows nothing worth a word is a choice of its own (WCAG 2.2, criterion 1.1.1). */
export function AlternativeText({ value, onChange, problem, focused }: Props) {
  const decorative = value === '';
  return (
    <div>
      <TextField
        fullWidth
        // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus (WAI-ARIA dialog pattern)
        autoFocus={focused}
        label="Alternative text"
        value={value ?? ''}
        disabled={decorative}
        onChange={(event) => onChange(event.target.value || null)}
        error={problem !== undefined}
        helperText={
          problem ?? 'What it shows, for people who cannot see it: “A sofa before and after”.'
        }
        slotProps={{ formHelperText: { role: problem ? 'alert' : undefined } }}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={decorative}
            onChange={(event) => onChange(event.target.checked ? '' : null)}
          />
        }
        label="Decorative: the text says it all without the picture"
      />
    </div>
  );
}
