import { Suspense, useEffect, type MouseEvent } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SiteLink } from '../components/SiteLink';
import { WhenHydrated } from '../../shared/start/start-react';
import { Footer } from './Footer';
import { NavBar } from './NavBar';
import { NavContact } from './NavContact';
import { RouteAnnouncer } from './RouteAnnouncer';
import { ScreenErrorBoundary } from './ScreenErrorBoundary';
import styles from './SiteLayout.module.css';
import { withLateCode } from '../../shared/when-idle';

/** The shell of every screen, which a navigation does not render again. */
export function SiteLayout() {
  return (
    <>
      <a href="#main" className={styles.skipLink} onClick={skipToMain}>
        Skip to content
      </a>
      <SiteBar />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense fallback={null}>
          <CurrentScreen />
          <WhenHydrated />
        </Suspense>
      </main>
      <Footer />
      <RouteAnnouncer />
    </>
  );
}

/** Keeps the address: a new one makes React discard pending hydration. */
function skipToMain(event: MouseEvent): void {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.scrollIntoView();
  main.focus({ preventScroll: true });
}

function SiteBar() {
  const { pathname } = useLocation();
  useRevalidatedContent(pathname);
  return (
    <NavBar pathname={pathname} Link={SiteLink}>
      <NavContact />
    </NavBar>
  );
}

function CurrentScreen() {
  return (
    <ScreenErrorBoundary key={useLocation().pathname}>
      <Outlet />
    </ScreenErrorBoundary>
  );
}

/** Revalidates after hydration, and after each navigation. */
function useRevalidatedContent(pathname: string): void {
  useEffect(
    () =>
      void withLateCode(
        () => import('../revalidate/revalidate'),
        (late) => late.revalidate(),
      ),
    [pathname],
  );
}
