import Event from '@mui/icons-material/EventOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { hasDays, SECTION_DAYS, type StoredSection } from '../../../schema/section';
import { FieldInput } from '../FieldInput';
import type { InputProps } from '../kind-props';

interface Props extends Pick<InputProps<never>, 'schema' | 'mode'> {
  section: StoredSection;
  path: string;
}

/** First and last day of a section, collapsed while it has neither. */
export function SectionDays({ section, path, schema, mode }: Props) {
  const [isOpen, setOpen] = useState(() => hasDays(section));
  const panel = useId();
  return (
    <Box sx={{ mt: 1 }}>
      <Button
        size="small"
        startIcon={<Event />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Only on some days
      </Button>
      {isOpen && (
        <Box id={panel} sx={{ mt: 1 }}>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            It comes and goes by itself, at midnight in London. An empty day is no bound.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            {Object.entries(SECTION_DAYS).map(([key, field]) => (
              <FieldInput key={key} {...{ schema, mode, field }} source={`${path}.${key}`} />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
