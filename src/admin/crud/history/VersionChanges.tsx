import { Box, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ArticleText } from '../../../shared/article/ArticleText';
import { readableArticle } from '../../../shared/article/readable-article';
import { dataProvider } from '../../data/data-provider';
import { QueryStatus } from '../../data/QueryStatus';
import { type Version, versionQuery } from '../../data/revisions';
import type { FormValues } from '../../../schema/kind';
import { fieldsOf, type ContentType } from '../../../schema/content-type';
import { namesIn, withNames } from '../record-names';
import { readableText } from './article-text';
import { ChangedPicture } from './ChangedPicture';
import { ChangedText } from './ChangedText';
import { SectionChanges } from './SectionChanges';

interface Props {
  schema: ContentType;
  version: Version;
  /** The previous version; none for the first. */
  before: Version | undefined;
}

export function VersionChanges({ schema, version, before }: Props) {
  const now = useQuery(versionQuery(version.id));
  const earlier = useQuery(versionQuery(before?.id));
  if (now.data && (earlier.data || !before))
    return <RowChanges schema={schema} before={earlier.data} after={now.data} />;
  const query = now.data ? earlier : now;
  return <QueryStatus query={query} what="This version" sx={{ m: 2, alignSelf: 'start' }} />;
}

interface RowProps {
  schema: ContentType;
  before: FormValues | undefined;
  after: FormValues;
}

/** Changes by field; an article also as rendered. */
export function RowChanges({ schema, before, after }: RowProps) {
  const fields = fieldsOf(schema).filter(
    ([column, { readOnly }]) =>
      !readOnly && comparable(after[column]) !== comparable(before?.[column]),
  );
  const names = useQuery({
    queryKey: ['names', schema.table, before, after],
    queryFn: () => namesIn(dataProvider, fields, [before ?? {}, after]),
  });
  const article = fieldsOf(schema).find(([, { kind }]) => kind === 'html')?.[0];
  if (names.isLoading) return <LinearProgress aria-label="Loading" />;
  return (
    <Box
      sx={{ p: { xs: 2, sm: 3 }, overflowY: 'auto', maxHeight: { sm: '60vh' } }}
      tabIndex={0}
      role="region"
      aria-label="What it changed"
    >
      {fields.length === 0 && <Typography>Nothing that the form shows has changed.</Typography>}
      {fields.map(([column, field]) => {
        const own = names.data?.get(column);
        const values = { before: before?.[column], after: after[column] };
        const text = (row: FormValues | undefined) =>
          row ? withNames(readableText(field, row[column]), own) : '';
        return (
          <Box key={column} sx={{ mb: 2.5 }}>
            <Typography component="h3" variant="body2" color="text.secondary">
              {field.label}
            </Typography>
            {field.kind === 'sections' && <SectionChanges {...values} field={field} names={own} />}
            {field.kind === 'image' && <ChangedPicture {...values} field={field} />}
            {field.kind !== 'sections' && field.kind !== 'image' && (
              <ChangedText before={text(before)} after={text(after)} />
            )}
          </Box>
        );
      })}
      {article && typeof after[article] === 'string' && (
        <Box component="details" sx={{ mt: 1 }}>
          <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 700, py: 1 }}>
            This version as readers see it
          </Box>
          <Box
            sx={{
              p: { xs: 2, sm: 3 },
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              backgroundColor: 'var(--surface)',
              color: 'var(--ink)',
              colorScheme: 'light',
            }}
          >
            <AsRead html={after[article]} />
          </Box>
        </Box>
      )}
    </Box>
  );
}

function AsRead({ html }: { html: string }) {
  const article = useMemo(() => readableArticle(html), [html]);
  return <ArticleText article={article} />;
}

/** Null, undefined and '' are equal. */
function comparable(value: unknown): string {
  return JSON.stringify(value === '' ? null : (value ?? null));
}
