import { Alert, Box, Link, Typography } from '@mui/material';
import { useCreatePath, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { missingProof } from '../../../content-types/doorway-pages';
import type { FormValues } from '../../../schema/kind';
import type { BesideFormProps } from '../../crud/resource';
import Preview from '../../preview/Preview';
import { Panel } from '../../ui/Panel';
import { usePublishedAreas, useReviewedAreas } from './use-public-records';

/** Beside the form; stretched, so that the preview stays in view while it is scrolled. */
export function AreaSide(props: BesideFormProps) {
  return (
    <Box sx={{ alignSelf: 'stretch', '& > * + *': { mt: 3 } }}>
      <AreaProof />
      <Preview {...props} />
    </Box>
  );
}

/** Says while a page is written what keeps it out of search engines. */
function AreaProof() {
  const area = useWatch() as FormValues;
  const record = useRecordContext();
  const before = usePublishedAreas(record);
  const reviewed = useReviewedAreas();
  if (!before || !reviewed) return null;
  const missing = missingProof(area, before, reviewed.has(record?.id));
  return (
    <Panel title="Search engines">
      {missing.length > 0 ? (
        <>
          <Typography>
            {area.published
              ? 'Visitors see this page, and search engines leave it out until:'
              : 'Search engines leave this page out until:'}
          </Typography>
          {missing.map((sentence) => (
            <Alert key={sentence} severity="info" sx={{ mt: 2 }}>
              {sentence}
            </Alert>
          ))}
        </>
      ) : (
        <Alert severity="success">
          {area.published
            ? 'Search engines may show this page.'
            : 'Search engines may show this page once it is published.'}
        </Alert>
      )}
    </Panel>
  );
}

/** Names, above the grid, the published areas that search engines are not told of, and why. */
export function AreasLeftOut() {
  const published = usePublishedAreas();
  const reviewed = useReviewedAreas();
  const createPath = useCreatePath();
  if (!published || !reviewed) return null;
  return published.map((area, index) => {
    const missing = missingProof(area, published.slice(0, index), reviewed.has(area.id));
    if (missing.length === 0) return null;
    const to = createPath({ resource: 'areas', type: 'edit', id: area.id });
    return (
      <Alert key={area.id} severity="info" sx={{ mb: 2 }}>
        Search engines leave out{' '}
        <Link component={RouterLink} to={to}>
          {area.name}
        </Link>
        . {missing.join(' ')}
      </Alert>
    );
  });
}
