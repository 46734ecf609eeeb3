import { FormLabel } from '@mui/material';
import { FieldTitle } from 'react-admin';

interface Props {
  /** The control the label belongs to; without it the label is a caption with an id for aria-labelledby. */
  htmlFor?: string;
  id?: string;
  label: string;
  source: string;
  isRequired: boolean;
  error: boolean;
}

/** A label above a control that is too large to carry its label inside, as MUI's text fields do. */
export function FieldLabel({ htmlFor, id, label, source, isRequired, error }: Props) {
  return (
    <FormLabel
      component={htmlFor ? 'label' : 'span'}
      htmlFor={htmlFor}
      id={id}
      error={error}
      sx={{ display: 'block', mb: 0.75, fontSize: '0.875rem', fontWeight: 500 }}
    >
      <FieldTitle label={label} source={source} isRequired={isRequired} />
    </FormLabel>
  );
}
