import { Box, Typography } from '@mui/material';
import { SECTION_DAYS } from '../../../schema/section';
import type { InputProps } from '../kind-props';
import { MemberInputs } from '../MemberInputs';
import MoreFields from '../MoreFields';

interface Props extends Pick<InputProps<never>, 'schema' | 'mode'> {
  path: string;
}

/** First and last day of a section, collapsed while it has neither. */
export function SectionDays({ path, schema, mode }: Props) {
  const columns = Object.keys(SECTION_DAYS).map((key) => `${path}.${key}`);
  return (
    <MoreFields title="Only on some days" columns={columns}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        It comes and goes by itself, at midnight in London. An empty day is no bound.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <MemberInputs {...{ schema, mode, path }} fields={SECTION_DAYS} />
      </Box>
    </MoreFields>
  );
}
