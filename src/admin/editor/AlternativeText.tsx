import { Checkbox, FormControlLabel, TextField } from '@mui/material';

interface Props {
  /** '' for a decorative picture, `null` if undecided. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Why it is invalid. */
  problem?: string;
  /** Initial focus of the dialog. */
  focused: boolean;
}

/** The alternative text; "decorative" is an explicit choice (WCAG 2.2, criterion 1.1.1). */
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
        onChange={({ target }) => onChange(target.value.trim() ? target.value : null)}
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
