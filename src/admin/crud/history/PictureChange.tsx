import { Box, Typography } from '@mui/material';
import type { ContentType } from '../../../schema/content-type';
import type { Field } from '../../../schema/fields';
import type { FormValues } from '../../../schema/kind';
import { KindCell } from '../../fields/KindCell';

interface Props {
  schema: ContentType;
  column: string;
  field: Field;
  before: FormValues | undefined;
  after: FormValues;
}

/** A picture before and after: its address tells nobody anything. */
export function PictureChange({ schema, column, field, before, after }: Props) {
  const shown = { Before: before, After: after };
  return (
    <Box sx={{ mb: 2.5 }}>
      <Typography component="h3" variant="body2" color="text.secondary">
        {field.label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {Object.entries(shown).map(
          ([when, record]) =>
            record && (
              <Box key={when}>
                {when}
                <KindCell {...{ schema, field, record }} value={record[column]} full />
              </Box>
            ),
        )}
      </Box>
    </Box>
  );
}
