import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import { Box, Button, Link, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useEditContext, useNotify, useUpdate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { asText } from '../../../schema/kind';
import { formatDay } from '../../../shared/time/day';
import { isoTime } from '../../../shared/time/iso-time';
import { londonDay } from '../../../shared/time/london-time';
import { errorMessage } from '../../data/server-refusal';
import { useCompany } from '../../data/use-company';
import { Panel } from '../../ui/Panel';
import { personQuery, type PersonalRecord } from '../personal-data/personal-records';
import { reviewRequestLinks } from './review-request-links';
import type { Enquiry } from './EnquiryReply';

/** For an enquiry that was won: a message with the company's own link, once a year; the database keeps that, too. */
export default function AskForReview() {
  const { record } = useEditContext<Enquiry>();
  return record?.status === 'won' ? <Ask record={record} /> : null;
}

function Ask({ record }: { record: Enquiry }) {
  const { review_url, isPending, ...company } = useCompany();
  const { data: all } = useQuery(
    personQuery('enquiries', { email: record.email ?? '', phone: record.phone ?? '' }),
  );
  const [update] = useUpdate();
  const notify = useNotify();
  const state = useRef<HTMLElement>(null);
  const queryClient = useQueryClient();
  const keep = (review_asked_at: string | null) => {
    // What was pressed goes.
    state.current?.focus();
    void update(
      'enquiries',
      { id: record.id, data: { review_asked_at }, previousData: record },
      {
        onError: (error) => notify(errorMessage(error), { type: 'error' }),
        onSettled: () => void queryClient.invalidateQueries({ queryKey: ['enquiries', 'getList'] }),
      },
    );
  };
  if (!all || isPending) return null;
  const asked = lastAsked(all);
  return (
    <Panel title="Ask for a review">
      <Typography
        ref={state}
        tabIndex={-1}
        role="status"
        variant="body2"
        color="text.secondary"
        sx={{ mb: 1 }}
      >
        {asked
          ? `Asked on ${formatDay(londonDay(asked.at))}. Nobody is asked twice within a year.`
          : 'Opens a message that you can change before you send it.'}
      </Typography>
      {asked?.id === record.id && <Button onClick={() => keep(null)}>It was not sent</Button>}
      {!asked && !review_url && (
        <Typography variant="body2">
          First write where customers review you, under{' '}
          <Link component={RouterLink} to="/admin/company">
            Company
          </Link>
          .
        </Typography>
      )}
      {!asked && review_url && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {reviewRequestLinks(record, { ...company, review_url }).map(({ label, href }, index) => (
            <Button
              key={label}
              href={href}
              target={href.startsWith('https:') ? '_blank' : undefined}
              rel="noreferrer"
              variant="outlined"
              startIcon={index === 0 && <RateReviewOutlined />}
              onClick={() => keep(new Date().toISOString())}
            >
              {label}
            </Button>
          ))}
        </Box>
      )}
    </Panel>
  );
}

const YEAR_MS = 365 * 24 * 3_600_000;

/** The enquiry with which this person was asked within a year. */
function lastAsked(records: readonly PersonalRecord[]) {
  return records
    .map(({ record: { id, review_asked_at } }) => ({
      id,
      at: new Date(isoTime(asText(review_asked_at))),
    }))
    .find(({ at }) => at.getTime() > Date.now() - YEAR_MS);
}
