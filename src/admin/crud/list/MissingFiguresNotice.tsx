import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { andList } from '../../../shared/name-lists';
import type { ContentType } from '../../../schema/content-type';
import { recordTitle } from '../../../schema/record-title';
import { quotedFigures } from '../../data/quoted-figures';
import { quotedIn } from '../../data/quoting-texts';

/** Names the records that visitors do not see, because they quote what is not there. */
export function MissingFiguresNotice({ schema }: { schema: ContentType }) {
  const { data = [] } = useListContext();
  const { data: figures } = useQuery(quotedFigures);
  if (!figures) return null;
  const leftOut = data.filter((record) =>
    quotedIn(schema, record).some((name) => !figures.has(name)),
  );
  if (leftOut.length === 0) return null;
  const titles = andList(leftOut.map((record) => `“${recordTitle(schema, record)}”`));
  const [is, quotes] = leftOut.length === 1 ? ['is', 'quotes'] : ['are', 'quote'];
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {titles} {is} not shown on the site: the text {quotes} a figure that is not there any more.
    </Alert>
  );
}
