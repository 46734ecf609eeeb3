import { lazy, Suspense, type ComponentType } from 'react';
import { Route } from 'react-router-dom';

const SignInPage = lazy(() =>
  import('./SignInPage').then((module) => ({ default: module.SignInPage })),
);
const ForgotPasswordPage = lazy(() =>
  import('./ForgotPasswordPage').then((module) => ({ default: module.ForgotPasswordPage })),
);
const SetPasswordPage = lazy(() =>
  import('./SetPasswordPage').then((module) => ({ default: module.SetPasswordPage })),
);
const AccountPage = lazy(() =>
  import('./AccountPage').then((module) => ({ default: module.AccountPage })),
);

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
