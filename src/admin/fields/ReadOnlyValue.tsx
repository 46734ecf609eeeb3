import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useRecordContext } from 'react-admin';
import type { Field } from '../../schema/fields';
import type { ContentType } from '../../schema/content-type';
import { KindCell } from './KindCell';

interface Props {
  schema: ContentType;
  source: string;
  field: Field;
}

export default function ReadOnlyValue({ schema, source, field }: Props) {
  const id = useId();
  const record = useRecordContext();
  if (record?.[source] === undefined) return null;
  return (
    <Box role="group" aria-labelledby={id} sx={{ mt: 1, mb: 2 }}>
      <Typography id={id} variant="body2" color="text.secondary" sx={{ fontWeight: 500 }}>
        {field.label}
      </Typography>
      <Box sx={{ mt: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        <KindCell {...{ schema, field, record }} value={record[source]} full />
      </Box>
    </Box>
  );
}
