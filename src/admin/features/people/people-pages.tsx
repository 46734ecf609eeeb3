import { Suspense } from 'react';
import { Route } from 'react-router-dom';
import { lazyWithRetry } from '../../ui/lazy-with-retry';

const ActivityPage = lazyWithRetry(async () => (await import('./ActivityPage')).ActivityPage);
const JoinPage = lazyWithRetry(async () => (await import('./JoinPage')).JoinPage);

/** What belongs to People beside its list. */
export const peoplePages = <Route path="/activity" element={<ActivityPage />} />;

/** Where an invitation leads, open to everybody. */
export const joinPage = (
  <Route
    path="/join"
    element={
      <Suspense fallback={null}>
        <JoinPage />
      </Suspense>
    }
  />
);
