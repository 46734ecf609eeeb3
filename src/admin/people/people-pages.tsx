import { lazy, Suspense } from 'react';
import { Route } from 'react-router-dom';

const ActivityPage = lazy(() =>
  import('./ActivityPage').then((module) => ({ default: module.ActivityPage })),
);
const JoinPage = lazy(() => import('./JoinPage').then((module) => ({ default: module.JoinPage })));

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
