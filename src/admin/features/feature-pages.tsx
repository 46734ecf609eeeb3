import Event from '@mui/icons-material/EventOutlined';
import Publish from '@mui/icons-material/PublishOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import { Suspense, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { BarSource } from '../crud/resource';
import { AuthSkeleton } from '../ui/AuthPage';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import { PAGE_HEADINGS } from '../crud/page-headings';

const SignInPage = lazyWithRetry(() => import('./account/SignInPage'));
const ForgotPasswordPage = lazyWithRetry(() => import('./account/ForgotPasswordPage'));
const SetPasswordPage = lazyWithRetry(() => import('./account/SetPasswordPage'));
const JoinPage = lazyWithRetry(() => import('./people/JoinPage'));
const AccountPage = lazyWithRetry(() => import('./account/AccountPage'));
const ActivityPage = lazyWithRetry(() => import('./people/ActivityPage'));
const SiteBuildPage = lazyWithRetry(() => import('./site-build/SiteBuildPage'));
const ComingPage = lazyWithRetry(() => import('./coming/ComingPage'));
const PicturesPage = lazyWithRetry(() => import('./PicturesPage'));

/** Public pages before the admin. */
export const authPages: RouteObject[] = [
  { path: 'login', element: waitingFor(SignInPage, '/admin/login') },
  { path: 'forgot-password', element: waitingFor(ForgotPasswordPage, '/admin/forgot-password') },
  { path: 'set-password', element: waitingFor(SetPasswordPage, '/admin/set-password') },
  { path: 'join', element: waitingFor(JoinPage, '/admin/join') },
];

const NumbersPage =
  import.meta.env.VITE_STATISTICS === 'on' && lazyWithRetry(() => import('./numbers/NumbersPage'));

/** Pages without a content type. */
export const featurePages: RouteObject[] = [
  { path: 'account', element: <AccountPage /> },
  { path: 'activity', element: <ActivityPage /> },
  { path: 'coming', element: <ComingPage /> },
  ...(NumbersPage ? [{ path: 'numbers', element: <NumbersPage /> }] : []),
  { path: 'pictures', element: <PicturesPage /> },
  { path: 'site-build', element: <SiteBuildPage /> },
];

export const featuresInBar: readonly BarSource[] = [
  {
    table: 'coming',
    words: { singular: 'change to come', plural: 'coming and ending' },
    icon: Event,
    bar: { group: 'Content' },
  },
  {
    table: 'pictures',
    words: { singular: 'picture', plural: 'pictures' },
    roles: ['owner', 'editor'],
    icon: PhotoLibrary,
    bar: { group: 'Content' },
  },
  {
    table: 'site-build',
    words: { singular: 'site build', plural: 'site build' },
    roles: ['owner', 'editor'],
    icon: Publish,
    bar: { group: 'Content' },
  },
  ...(NumbersPage
    ? [
        {
          table: 'numbers',
          words: { singular: 'number', plural: 'numbers' },
          roles: ['owner', 'editor'] as const,
          icon: Insights,
        },
      ]
    : []),
];

function waitingFor(Page: ComponentType, address: keyof typeof PAGE_HEADINGS) {
  return (
    <Suspense fallback={<AuthSkeleton title={PAGE_HEADINGS[address]} />}>
      <Page />
    </Suspense>
  );
}
