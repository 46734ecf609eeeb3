import { Box, Button, Rating } from '@mui/material';
import { useInput } from 'react-admin';
import { ControlGroup } from '../../ui/FieldParts';
import type { InputProps } from '../kind-props';
import { starsOf, type RatingField } from '../../../schema/kinds/rating';

/** Stars, as a radio group. */
export default function RatingInput({ field, source, validate }: InputProps<RatingField>) {
  const { label, helperText } = field;
  const input = useInput({ source, validate });
  const { value, onChange, onBlur, ref } = input.field;
  return (
    <ControlGroup role="radiogroup" {...{ label, helperText, source, input }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Rating
          component="div"
          role="presentation"
          ref={(stars: HTMLElement | null) => ref(stars?.querySelector('input'))}
          name={source}
          size="large"
          value={typeof value === 'number' ? value : null}
          getLabelText={starsOf}
          onChange={(_event, stars) => onChange(stars)}
          onBlur={onBlur}
        />
        {!input.isRequired && value && (
          <Button size="small" onClick={() => onChange(null)}>
            Clear
          </Button>
        )}
      </Box>
    </ControlGroup>
  );
}
