import { Suspense, type ComponentType } from 'react';
import { Route } from 'react-router-dom';
import { lazyPart } from '../../ui/later-part';

const SignInPage = lazyPart(async () => (await import('./SignInPage')).SignInPage);
const ForgotPasswordPage = lazyPart(
  async () => (await import('./ForgotPasswordPage')).ForgotPasswordPage,
);
const SetPasswordPage = lazyPart(async () => (await import('./SetPasswordPage')).SetPasswordPage);
const AccountPage = lazyPart(async () => (await import('./AccountPage')).AccountPage);

export const signInPage = waitingFor(SignInPage);

/** What stands in front of the admin, open to everybody. */
export const entrancePages = [
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
