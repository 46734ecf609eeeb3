import { Box, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { endColumn } from '../../../schema/content-type';
import { kindOf } from '../../../schema/kinds';
import type { InputProps } from '../kind-props';
import PublicationCell from './Cell';
import { publicationState, type PublicationField } from '../../../schema/kinds/publication';

const WHO_READS = {
  draft: 'Only staff can read it.',
  scheduled: 'Until then only staff can read it.',
  published: '',
  ended: 'Visitors no longer find it.',
};

const WAITS = 'It waits for somebody who may publish it.';

/** Read-only publication status; the form's buttons change it. */
export default function PublicationInput({ schema, field, source }: InputProps<PublicationField>) {
  const record = useRecordContext();
  const stored = kindOf(field).toRow(record?.[source], field) ?? null;
  if (record?.id === undefined) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <PublicationCell {...{ schema, field, record }} value={stored} full />
      <Typography variant="body2" color="text.secondary">
        {WHO_READS[publicationState(stored, record[endColumn(schema) ?? ''])]}{' '}
        {field.review && record[field.review] ? WAITS : ''}
      </Typography>
    </Box>
  );
}
