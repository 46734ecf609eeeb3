import { Box, Typography } from '@mui/material';
import { SECTION_DAYS } from '../../../schema/section';
import { FieldInput } from '../FieldInput';
import type { InputProps } from '../kind-props';
import MoreFields from '../MoreFields';

interface Props extends Pick<InputProps<never>, 'schema' | 'mode'> {
  path: string;
}

/** First and last day of a section, collapsed while it has neither. */
export function SectionDays({ path, schema, mode }: Props) {
  const fields = Object.entries(SECTION_DAYS);
  return (
    <MoreFields title="Only on some days" columns={fields.map(([key]) => `${path}.${key}`)}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        It comes and goes by itself, at midnight in London. An empty day is no bound.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {fields.map(([key, field]) => (
          <FieldInput key={key} {...{ schema, mode, field }} source={`${path}.${key}`} />
        ))}
      </Box>
    </MoreFields>
  );
}
