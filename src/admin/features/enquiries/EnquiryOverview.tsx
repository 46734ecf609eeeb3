import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useStore } from 'react-admin';
import type { AdminResource } from '../../crud/resource';
import { QueryStatus } from '../../data/QueryStatus';
import { ChartOrTable, PlaceOfChart } from '../../ui/ChartOrTable';
import { weekOf } from '../../ui/periods';
import DueForDeletion from '../personal-data/DueForDeletion';
import { figuresQuery } from './enquiry-figures';
import { percentage, yearOfFigures, type YearOfFigures } from './year-of-figures';
import { thousands } from '../../../shared/text';

const OUTCOMES = {
  received: 'Enquiries',
  won: 'Became jobs',
  in_time: 'Answered in 24 hours',
  late: 'Later or not yet',
} as const;

export default function EnquiryOverview({ schema }: { schema: AdminResource }) {
  return (
    <>
      {import.meta.env.VITE_ENQUIRIES !== 'on' && (
        <Alert severity="info" sx={{ mb: 3 }}>
          The website’s forms do not deliver yet: what visitors send does not arrive here. Ask
          whoever looks after the site to set <code>VITE_ENQUIRIES=on</code>, then rebuild the site.
        </Alert>
      )}
      <DueForDeletion schema={schema} />
      <YearPanel />
    </>
  );
}

function YearPanel() {
  const id = useId();
  const [isOpen, setOpen] = useStore('enquiries.year-is-open', false);
  const query = useQuery(figuresQuery);
  const { data, error } = query;
  const year = useMemo(() => data && yearOfFigures(data.rows, new Date()), [data]);
  if (error) return <QueryStatus query={query} what="The figures of the year" sx={{ mb: 3 }} />;
  if (year?.total.received === 0) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ mb: 3, p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography id={id} component="h2" sx={{ fontWeight: 700 }}>
          The last twelve months
        </Typography>
        <Button
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ my: -1, mr: { xs: -1, sm: -2 } }}
        >
          {isOpen ? 'Hide' : 'Show'}
        </Button>
      </Box>
      {isOpen && (year ? <Year year={year} /> : <PlaceOfChart />)}
    </Card>
  );
}

function Year({ year }: { year: YearOfFigures }) {
  const { received, won, in_time, late } = year.total;
  const services = year.services.map((line) => ({ label: line.service, counts: line.received }));
  const outcomes = Object.entries(OUTCOMES).map(([count, label]) => ({
    label,
    counts: year.weeks.map((week) => week[count as keyof typeof OUTCOMES]),
  }));
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '11rem minmax(0, 1fr)' },
        gap: { xs: 2, md: 4 },
        mt: 1.5,
      }}
    >
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', md: '1fr' },
          alignContent: 'start',
          gap: { xs: 2, md: 3 },
          m: 0,
        }}
      >
        <Figure value={thousands(received)} label="enquiries" />
        <Figure value={percentage(won, received)} label={`became jobs (${thousands(won)})`} />
        <Figure value={percentage(in_time, in_time + late)} label="answered within 24 hours" />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <ChartOrTable
          label="Enquiries of each week, by service"
          periods={year.weeks.map(({ week }) => week)}
          words={weekOf}
          lines={services}
          table={{ label: 'Enquiries week by week', lines: [...outcomes, ...services] }}
        />
      </Box>
    </Box>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{
          m: 0,
          fontSize: { xs: '1.5rem', md: '2rem' },
          fontWeight: 700,
          lineHeight: 1.2,
          letterSpacing: 'var(--tracking-tight)',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {value}
      </Typography>
    </Box>
  );
}
