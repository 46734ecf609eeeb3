import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import { Suspense, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { BarSource } from '../crud/resource';
import { AuthSkeleton } from '../ui/AuthPage';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import { PAGE_HEADINGS } from '../crud/page-headings';

const SignInPage = lazyWithRetry(async () => (await import('./account/SignInPage')).SignInPage);
const ForgotPasswordPage = lazyWithRetry(
  async () => (await import('./account/ForgotPasswordPage')).ForgotPasswordPage,
);
const SetPasswordPage = lazyWithRetry(
  async () => (await import('./account/SetPasswordPage')).SetPasswordPage,
);
const JoinPage = lazyWithRetry(async () => (await import('./people/JoinPage')).JoinPage);
const AccountPage = lazyWithRetry(async () => (await import('./account/AccountPage')).AccountPage);
const ActivityPage = lazyWithRetry(
  async () => (await import('./people/ActivityPage')).ActivityPage,
);
const PicturesPage = lazyWithRetry(async () => (await import('./PicturesPage')).PicturesPage);

/** What stands in front of the admin, open to everybody. */
export const authPages: RouteObject[] = [
  { path: 'login', element: waitingFor(SignInPage, '/admin/login') },
  { path: 'forgot-password', element: waitingFor(ForgotPasswordPage, '/admin/forgot-password') },
  { path: 'set-password', element: waitingFor(SetPasswordPage, '/admin/set-password') },
  { path: 'join', element: waitingFor(JoinPage, '/admin/join') },
];

/** Pages inside the admin that belong to no content type. */
export const featurePages: RouteObject[] = [
  { path: 'account', element: <AccountPage /> },
  { path: 'activity', element: <ActivityPage /> },
  { path: 'pictures', element: <PicturesPage /> },
];

/** The way to the pictures in the bar, for those who see every picture. */
export const picturesInBar: BarSource = {
  table: 'pictures',
  words: { singular: 'picture', plural: 'pictures' },
  roles: ['owner', 'editor'],
  icon: PhotoLibrary,
  bar: { group: 'Content' },
};

function waitingFor(Page: ComponentType, address: keyof typeof PAGE_HEADINGS) {
  return (
    <Suspense fallback={<AuthSkeleton title={PAGE_HEADINGS[address]} />}>
      <Page />
    </Suspense>
  );
}
