import { Box, Button, Card, TextField, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PAGE_HEADINGS } from '../../crud/page-headings';
import { QueryStatus } from '../../data/QueryStatus';
import { PageHeading } from '../../crud/PageHeading';
import { activity, AT_A_TIME, type ActivityFilter, type Entry } from './activity';
import { ActivityDays } from './ActivityDays';

const EVERYTHING: ActivityFilter = { person: '', day: '' };

export default function ActivityPage() {
  const [filter, setFilter] = useState(EVERYTHING);
  const isNarrowed = filter.person !== '' || filter.day !== '';
  const query = useInfiniteQuery({
    queryKey: ['activity', filter],
    queryFn: ({ pageParam }) => activity(filter, pageParam),
    initialPageParam: undefined as Entry | undefined,
    getNextPageParam: ({ entries }) => (entries.length < AT_A_TIME ? undefined : entries.at(-1)),
    retry: false,
    staleTime: 0,
  });
  const { data, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = query;
  const refetch = isFetchNextPageError ? fetchNextPage : query.refetch;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <PageHeading title={PAGE_HEADINGS['/admin/activity']}>
        <Button component={Link} to="/admin/staff" variant="outlined">
          People
        </Button>
      </PageHeading>
      <Card>
        <Filters people={data?.pages[0]?.people ?? []} filter={filter} onChange={setFilter}>
          {isNarrowed && <Button onClick={() => setFilter(EVERYTHING)}>Clear filters</Button>}
        </Filters>
        {data && entries.length === 0 && (
          <Typography role="status" sx={{ px: 2, py: 6, textAlign: 'center' }}>
            {isNarrowed ? 'Nothing was done then.' : 'Nothing has been done yet.'}
          </Typography>
        )}
        <ActivityDays entries={entries} />
        {/* Where more was asked for. */}
        <QueryStatus query={{ ...query, refetch }} what="The activity" sx={{ m: 2 }} />
        {hasNextPage && !isFetchNextPageError && (
          <Box sx={{ p: 2, textAlign: 'center' }}>
            <Button
              variant="outlined"
              disabled={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              Show more
            </Button>
          </Box>
        )}
      </Card>
    </>
  );
}

interface FiltersProps {
  people: readonly string[];
  filter: ActivityFilter;
  onChange: (filter: ActivityFilter) => void;
  children: React.ReactNode;
}

function Filters({ people, filter, onChange, children }: FiltersProps) {
  const known = filter.person && !people.includes(filter.person) ? [filter.person] : [];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 2fr) minmax(0, 1fr) auto' },
        alignItems: 'end',
        px: 2,
        pt: 1.5,
        pb: 2,
      }}
    >
      <TextField
        select
        size="small"
        label="Person"
        value={filter.person}
        onChange={({ target }) => onChange({ ...filter, person: target.value })}
        slotProps={{ select: { native: true } }}
      >
        <option value="">Everybody</option>
        {[...known, ...people].map((email) => (
          <option key={email}>{email}</option>
        ))}
      </TextField>
      <TextField
        type="date"
        size="small"
        label="Day"
        value={filter.day}
        onChange={({ target }) => onChange({ ...filter, day: target.value })}
      />
      {children}
    </Box>
  );
}
