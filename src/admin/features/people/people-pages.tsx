import { Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { AuthSkeleton } from '../../ui/AuthPage';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { PAGE_HEADINGS } from '../../crud/page-headings';

const ActivityPage = lazyWithRetry(async () => (await import('./ActivityPage')).ActivityPage);
const JoinPage = lazyWithRetry(async () => (await import('./JoinPage')).JoinPage);

/** What belongs to People beside its list. */
export const peoplePages: RouteObject[] = [{ path: 'activity', element: <ActivityPage /> }];

/** Where an invitation leads, open to everybody. */
export const joinPage: RouteObject = {
  path: 'join',
  element: (
    <Suspense fallback={<AuthSkeleton title={PAGE_HEADINGS['/admin/join']} />}>
      <JoinPage />
    </Suspense>
  ),
};
