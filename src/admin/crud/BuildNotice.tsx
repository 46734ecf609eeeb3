import { Alert } from '@mui/material';
import versions from '../../shared/content/published/versions';
import type { ContentType } from '../../schema/content-type';
import { useContentVersion } from '../data/start-rows';
import { SuccessNotice } from '../ui/SuccessNotice';

/**
 * Whether the built pages have what is saved: open pages show a change at once, while their HTML and the structured data
 * that search engines read wait for a build. The development server builds nothing.
 */
export function BuildNotice({ schema }: { schema: ContentType }) {
  const version = useContentVersion(schema);
  if (!import.meta.env.PROD || !version) return null;
  return versions?.[schema.table] === version ? (
    <SuccessNotice>
      The built pages have all that is saved here, for search engines too.
    </SuccessNotice>
  ) : (
    <Alert severity="info" role="status" sx={{ mb: 3 }}>
      Visitors see what is saved here at once. Search engines and shared links read the pages as
      they were built, and get it with the next build. If this message stays, ask whoever looks
      after the site to let changes of content build it anew.
    </Alert>
  );
}
