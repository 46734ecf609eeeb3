import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useInput } from 'react-admin';
import { ControlGroup } from '../../ui/FieldParts';
import type { InputProps } from '../kind-props';
import { Cell as IconCell } from '../icon';
import type { IconField } from '../../../schema/kinds/icon';

/** A radio group of icons with their names. */
export default function IconInput({ field, source, validate }: InputProps<IconField>) {
  const { label, helperText, icons } = field;
  const input = useInput({ source, validate });
  const { ref, ...control } = input.field;
  return (
    <ControlGroup role="radiogroup" {...{ label, helperText, source, input }}>
      <RadioGroup
        row
        role="presentation"
        {...control}
        value={control.value ?? ''}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
          gap: 1,
        }}
      >
        {Object.keys(icons).map((name, index) => (
          <FormControlLabel
            key={name}
            value={name}
            control={<Radio size="small" inputRef={index === 0 ? ref : undefined} />}
            label={<IconCell field={field} value={name} />}
            sx={{
              m: 0,
              pr: 1,
              minHeight: 44,
              border: 1,
              borderColor: control.value === name ? 'primary.main' : 'divider',
              borderRadius: 1,
            }}
          />
        ))}
      </RadioGroup>
    </ControlGroup>
  );
}
