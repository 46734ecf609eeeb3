import { lazy, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { ReadablePage } from '../../data/readable-page';
import { followingState } from '../../layout/navigation-state';
import { useDocumentHead } from '../../layout/use-document-head';
import { useHydrated } from '../../layout/use-hydrated';
import { useLateHeading } from '../../layout/use-late-heading';
import { withoutFinalSlashes } from '../../../shared/without-final-slashes';
import type { SitePage } from '../../../shared/site-pages';
import { PAGE_PREVIEW_PATH, routeEntries } from '../../../shared/route-table';
import { ScreenLoading } from '../../components/ScreenLoading';
import { CountingNotice } from '../../statistics/CountingNotice';
import { lazyWithPreload } from '../../start/lazy-with-preload';
import styles from './PageScreen.module.css';
import { usePage } from './use-page';

const fetchSections = () => import('../../sections/Sections');

const noPage = lazyWithPreload(() => import('../not-found/NotFoundScreen'));
export const sections = lazyWithPreload(fetchSections);

/** Loads the code of a page, or of "not found". */
export async function loadComponents(page?: ReadablePage): Promise<void> {
  if (!page) {
    await noPage.load();
    return;
  }
  const { loadSections } = await fetchSections();
  await Promise.all([sections.load(), loadSections(page.sections)]);
}

const countsVisits = import.meta.env.VITE_STATISTICS === 'on';

const PreviewPage = lazy(() => import('./PreviewPage'));

const notFound = routeEntries.find(({ path }) => path === '*');

/** For every address without a screen: a page of sections, or "not found". */
export default function PageScreen() {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const path = withoutFinalSlashes(pathname);
  if (path === PAGE_PREVIEW_PATH) {
    if (hydrated) return <PreviewPage />;
    return (
      <ScreenLoading>
        <noscript>A preview needs JavaScript. Please turn it on and load this page again.</noscript>
      </ScreenLoading>
    );
  }
  return <PageAt key={path} path={path} />;
}

function PageAt({ path }: { path: string }) {
  const hydrated = useHydrated();
  const location = useLocation();
  const { search, hash } = location;
  // The host's page for unknown addresses says "not found"; with script it waits for the answer, three seconds at most.
  const [isPrerendered] = useState(!hydrated);
  const { page, movedTo, isUnread, ...answer } = usePage(path);
  const following = movedTo && followingState(location);
  const isMissing = answer.isMissing || (movedTo !== undefined && !following);
  useLateHeading(page !== undefined || isMissing === true);
  useDocumentHead(page ?? (isMissing ? notFound : undefined), page ? path : '*');
  if (page)
    return (
      <>
        <sections.Screen page={page} />
        {countsVisits && path === ('/privacy-policy' satisfies SitePage) && <CountingNotice />}
      </>
    );
  if (following) return <Navigate to={movedTo + search + hash} state={following} replace />;
  if (isMissing || isPrerendered) {
    const isPending = !isMissing && !isUnread;
    return (
      <div className={isPending ? styles.pending : undefined}>
        {isPending && <ScreenLoading />}
        <noPage.Screen />
      </div>
    );
  }
  return <ScreenLoading isUnread={isUnread} />;
}
