import ContentCopy from '@mui/icons-material/ContentCopy';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { findContentType } from '../../../content-types/registry';
import { capitalise, fieldsOf } from '../../../schema/content-type';
import { blankForm } from '../../../schema/row';
import { formatLondonTime } from '../../../shared/time/london-time';
import { readableText } from '../../crud/history/article-text';
import { PageHeading } from '../../crud/PageHeading';
import { withFileNames } from '../../crud/unsaved-changes/parse-changes';
import { formName, ownChanges } from '../../crud/unsaved-changes/stored-changes';
import { Panel } from '../../ui/Panel';
import { useCopied } from '../../ui/use-copied';

/** Replaces every page for who is signed in and no member (any more): unsaved text can be copied. */
export default function NotAMember() {
  // Read after the replaced page has unmounted, which stores its form.
  const { data: texts = [] } = useQuery({
    queryKey: ['unsaved-texts'],
    queryFn: () => unsavedTexts(),
    gcTime: 0,
    networkMode: 'always',
  });
  return (
    <Stack spacing={3} sx={{ maxWidth: '48rem' }}>
      <div>
        <PageHeading title="This account is not a member" />
        <Alert severity="warning">
          Nothing can be read or saved with it. If you were invited, open the link of the invitation
          again and press Join; if your membership has ended, an owner can invite you again.
          {texts.length > 0 && ' What you have typed and not saved is still here for you to copy.'}
        </Alert>
      </div>
      {texts.map((text) => (
        <UnsavedTextPanel key={text.id} {...text} />
      ))}
    </Stack>
  );
}

function UnsavedTextPanel({ heading, fields }: UnsavedText) {
  const copy = useCopied('typed');
  const whole = fields.map(({ label, text }) => `${label}\n${text}`).join('\n\n');
  return (
    <Panel title={heading}>
      <Box component="dl" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {fields.map(({ label, text }) => (
          <Box key={label} sx={{ mb: 2 }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
      <Button variant="outlined" startIcon={<ContentCopy />} onClick={() => copy(whole)}>
        Copy
      </Button>
    </Panel>
  );
}

interface UnsavedText {
  id: string;
  /** "Blog post, 24 Nov 2026, 09:40". */
  heading: string;
  fields: { label: string; text: string }[];
}

/** Unsaved changes on this device, newest first. */
export function unsavedTexts(): UnsavedText[] {
  return ownChanges().flatMap(({ name, id, savedAt, values }) => {
    const schema = findContentType(name.split('/')[0] ?? '');
    if (!schema) return [];
    // A new record is kept whole, with what its form began with.
    const begun = name === formName(schema.table) ? blankForm(schema) : {};
    const fields = fieldsOf(schema).flatMap(([column, field]) => {
      if (field.kind === 'publication' || values[column] === begun[column]) return [];
      const text = readableText(field, withFileNames(values[column]));
      return column in values && text ? [{ label: field.label, text }] : [];
    });
    const heading = `${capitalise(schema.words.singular)}, ${formatLondonTime(new Date(savedAt))}`;
    return fields.length > 0 ? [{ id, heading, fields }] : [];
  });
}
