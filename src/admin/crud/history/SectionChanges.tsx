import { Box, Chip, Typography } from '@mui/material';
import { useMemo } from 'react';
import type { FieldOfKind } from '../../../schema/fields';
import { withNames } from '../record-names';
import { ChangedText } from './ChangedText';
import { sectionChanges } from './section-changes';

interface Props {
  field: FieldOfKind['sections'];
  before: unknown;
  after: unknown;
  /** Of records to which sections refer, by id. */
  names: ReadonlyMap<string, string> | undefined;
}

export function SectionChanges({ field, before, after, names }: Props) {
  const changes = useMemo(() => sectionChanges(before, after, field), [before, after, field]);
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
      {changes.map(({ label, what, texts }, index) => (
        <Box
          component="li"
          key={index}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 2, py: 1.5 }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <Typography component="h4" variant="body1" sx={{ fontWeight: 700 }}>
              {label}
            </Typography>
            <Chip size="small" variant="outlined" label={what} />
          </Box>
          {texts.map((text) => (
            <Box key={text.label} sx={{ mt: 1 }}>
              <Typography variant="body2" color="text.secondary">
                {text.label}
              </Typography>
              <ChangedText
                before={withNames(text.before, names)}
                after={withNames(text.after, names)}
              />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
