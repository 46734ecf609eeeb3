import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import type { ContentType } from '../../schema/content-type';
import { quotedIn } from '../data/placeholder-uses';
import { placeholderValuesQuery } from '../data/placeholder-values';
import { titlesIn } from './record-names';

/** Names records that visitors do not see, because their placeholders do not exist. */
export function UnknownPlaceholdersNotice({ schema }: { schema: ContentType }) {
  const { data = [] } = useListContext();
  const { data: figures } = useQuery(placeholderValuesQuery);
  if (!figures) return null;
  const leftOut = data.filter((record) =>
    quotedIn(schema, record).some((name) => !figures.has(name)),
  );
  if (leftOut.length === 0) return null;
  const [is, quotes] = leftOut.length === 1 ? ['is', 'quotes'] : ['are', 'quote'];
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {titlesIn(schema, leftOut)} {is} not shown on the site: the text {quotes} a figure that is not
      there any more.
    </Alert>
  );
}
