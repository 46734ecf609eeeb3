import { Suspense, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { AuthSkeleton } from '../../ui/AuthPage';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { PAGE_HEADINGS } from '../../crud/page-headings';

const SignInPage = lazyWithRetry(async () => (await import('./SignInPage')).SignInPage);
const ForgotPasswordPage = lazyWithRetry(
  async () => (await import('./ForgotPasswordPage')).ForgotPasswordPage,
);
const SetPasswordPage = lazyWithRetry(
  async () => (await import('./SetPasswordPage')).SetPasswordPage,
);
const AccountPage = lazyWithRetry(async () => (await import('./AccountPage')).AccountPage);

/** What stands in front of the admin, open to everybody. */
export const authPages: RouteObject[] = [
  { path: 'login', element: waitingFor(SignInPage, '/admin/login') },
  {
    path: 'forgot-password',
    element: waitingFor(ForgotPasswordPage, '/admin/forgot-password'),
  },
  { path: 'set-password', element: waitingFor(SetPasswordPage, '/admin/set-password') },
];

export const accountPages: RouteObject[] = [{ path: 'account', element: <AccountPage /> }];

function waitingFor(Page: ComponentType, address: keyof typeof PAGE_HEADINGS) {
  return (
    <Suspense fallback={<AuthSkeleton title={PAGE_HEADINGS[address]} />}>
      <Page />
    </Suspense>
  );
}
