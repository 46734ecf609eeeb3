import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import { Alert, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ContentType } from '../../schema/content-type';
import { isBuilt, type BuildManifest } from '../../shared/build-manifest';
import { builtQuery } from '../data/site-build';
import { useRole } from '../data/use-membership';
import { PlaceholderText } from '../data/PlaceholderText';
import { isPublic } from './publication/publication-rules';
import { titlesIn } from './record-names';
import { readContentState } from '../../shared/content/content-state';
import { project } from '../../shared/supabase';

function SuccessNotice({ children }: { children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}
    >
      <CheckCircleOutline fontSize="small" color="success" aria-hidden />
      <span>{children}</span>
    </Typography>
  );
}

const NAMED_AT_MOST = 3;

interface BuildNoticeProps {
  schema: ContentType;
  rows: readonly RaRecord[];
}

export function ListBuildNotice({ schema }: { schema: ContentType }) {
  const { data = [] } = useListContext();
  return <BuildNotice schema={schema} rows={data} />;
}

/** Whether the build has the saved records: open pages revalidate, while HTML and search engines wait for a build. */
export function BuildNotice({ schema, rows }: BuildNoticeProps) {
  const state = useTableState(schema);
  const { data: built } = useQuery(builtQuery);
  const mayRebuild = useRole() !== 'author';
  if (!built || !state) return null;
  const unbuilt = rows.filter((row) => isPublic(schema, row) && !isInBuild(schema, row, built));
  if (unbuilt.length === 0 && state === built.state[schema.table]) {
    return (
      <SuccessNotice>
        The built pages have all that is public here, for search engines and shared links too.
      </SuccessNotice>
    );
  }
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 3 }}
      action={
        mayRebuild && (
          <Button component={Link} to="/admin/site-build" color="inherit">
            Site build
          </Button>
        )
      }
    >
      {unbuilt.length > 0 && (
        <PlaceholderText
          text={`Not in the built pages yet: ${titlesIn(schema, unbuilt, NAMED_AT_MOST)}. `}
        />
      )}
      Visitors see what is saved here at once; search engines and shared links get it with the next
      build.
    </Alert>
  );
}

/** Records without a page are compared by their table's version. */
function isInBuild(
  { publicPath, versionColumn = '' }: ContentType,
  row: RaRecord,
  built: BuildManifest,
): boolean {
  return !publicPath || isBuilt(built, publicPath(row), row[versionColumn]);
}

/** In which state a table is that visitors read; nothing until the server has said so. */
function useTableState({ table, public: isPublic, publicPath }: ContentType) {
  const { data } = useQuery({
    // Among react-admin's own lists of the table, which it asks for anew after every change.
    queryKey: [table, 'getList', 'state'],
    enabled: Boolean(isPublic ?? publicPath),
    queryFn: async ({ signal }) => (await readContentState(project, signal)).state[table] ?? null,
  });
  return data;
}
