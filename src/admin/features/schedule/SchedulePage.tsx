import { Card, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { contentTypes } from '../../../content-types/registry';
import { recordTitle } from '../../../schema/record-title';
import { PageHeading } from '../../crud/PageHeading';
import { PAGE_HEADINGS } from '../../crud/page-headings';
import { QueryStatus } from '../../data/QueryStatus';
import { PlaceholderText } from '../../data/PlaceholderText';
import { DayList } from '../../ui/DayList';
import { scheduledChanges } from './scheduled-changes';

/** Scheduled changes by day, so that campaigns are seen together. */
export default function SchedulePage() {
  const dataProvider = useDataProvider();
  const query = useQuery({
    queryKey: ['schedule'],
    queryFn: () => scheduledChanges(dataProvider, contentTypes),
    staleTime: 0,
  });
  const { data } = query;
  return (
    <>
      <PageHeading title={PAGE_HEADINGS['/admin/coming']} />
      <Card>
        <QueryStatus query={query} what="What is to come" sx={{ m: 2 }} />
        {data?.length === 0 && (
          <Typography role="status" sx={{ px: 2, py: 6, textAlign: 'center' }}>
            Nothing comes or ends by itself. Schedule a post or a page, give it a last day, or show
            a section or a notice on some days alone, and it is listed here.
          </Typography>
        )}
        {data && (
          <DayList
            items={data.map(({ at, before, schema, record, after }, index) => ({
              id: index,
              at: new Date(at).toISOString(),
              children: (
                <Typography>
                  <PlaceholderText text={before} />
                  <Link
                    component={RouterLink}
                    to={`/admin/${schema.table}${schema.singleton ? '' : `/${record.id}`}`}
                  >
                    <PlaceholderText text={`“${recordTitle(schema, record)}”`} />
                  </Link>
                  {after}
                </Typography>
              ),
            }))}
          />
        )}
      </Card>
    </>
  );
}
