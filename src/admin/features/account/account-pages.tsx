import { Suspense, type ComponentType } from 'react';
import { Route } from 'react-router-dom';
import { lazyWithRetry } from '../../ui/lazy-with-retry';

const SignInPage = lazyWithRetry(async () => (await import('./SignInPage')).SignInPage);
const ForgotPasswordPage = lazyWithRetry(
  async () => (await import('./ForgotPasswordPage')).ForgotPasswordPage,
);
const SetPasswordPage = lazyWithRetry(
  async () => (await import('./SetPasswordPage')).SetPasswordPage,
);
const AccountPage = lazyWithRetry(async () => (await import('./AccountPage')).AccountPage);

export const signInPage = waitingFor(SignInPage);

/** What stands in front of the admin, open to everybody. */
export const authPages = [
  <Route key="forgot" path="/forgot-password" element={waitingFor(ForgotPasswordPage)} />,
  <Route key="set" path="/set-password" element={waitingFor(SetPasswordPage)} />,
];

export const accountPages = <Route path="/account" element={<AccountPage />} />;

function waitingFor(Page: ComponentType) {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
