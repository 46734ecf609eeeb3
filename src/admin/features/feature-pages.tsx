import Event from '@mui/icons-material/EventOutlined';
import Publish from '@mui/icons-material/PublishOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import { Suspense, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { ForRoles } from '../crud/ForRoles';
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
const SchedulePage = lazyWithRetry(() => import('./schedule/SchedulePage'));
const PicturesPage = lazyWithRetry(() => import('./PicturesPage'));

/** Public pages before the admin. */
export const authPages: RouteObject[] = (
  [
    ['login', SignInPage],
    ['forgot-password', ForgotPasswordPage],
    ['set-password', SetPasswordPage],
    ['join', JoinPage],
  ] as const
).map(([path, Page]) => ({
  path,
  element: (
    <Suspense fallback={<AuthSkeleton title={PAGE_HEADINGS[`/admin/${path}`]} />}>
      <Page />
    </Suspense>
  ),
}));

const StatisticsPage =
  import.meta.env.VITE_STATISTICS === 'on' &&
  lazyWithRetry(() => import('./statistics/StatisticsPage'));

const STAFF = ['owner', 'editor'] as const;
const group = 'Content';

type BelowAdmin<Address> = Address extends `/admin/${infer Path}` ? Path : never;

interface FeaturePage extends Omit<BarSource, 'label'> {
  path: BelowAdmin<keyof typeof PAGE_HEADINGS>;
  Page: ComponentType;
}

/** Pages without a content type; those with an icon are in the bar. */
const pages: readonly FeaturePage[] = [
  { path: 'account', Page: AccountPage },
  { path: 'activity', Page: ActivityPage, roles: ['owner'] },
  { path: 'coming', Page: SchedulePage, icon: Event, bar: { group } },
  { path: 'pictures', Page: PicturesPage, icon: PhotoLibrary, bar: { group }, roles: STAFF },
  { path: 'site-build', Page: SiteBuildPage, icon: Publish, bar: { group }, roles: STAFF },
  ...(StatisticsPage
    ? [{ path: 'numbers' as const, Page: StatisticsPage, icon: Insights, roles: STAFF }]
    : []),
];

export const featurePages: RouteObject[] = pages.map(({ path, Page, roles }) => ({
  path,
  element: (
    <ForRoles roles={roles} title={PAGE_HEADINGS[`/admin/${path}`]}>
      <Page />
    </ForRoles>
  ),
}));

export const featuresInBar: readonly BarSource[] = pages
  .filter(({ icon }) => icon)
  .map((page) => ({ ...page, label: PAGE_HEADINGS[`/admin/${page.path}`] }));
