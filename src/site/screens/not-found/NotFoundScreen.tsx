import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import areas from 'virtual:content/served_areas';
import { useContent } from '../../../shared/content/use-content';
import { readablePath } from '../../../shared/formats/readable-path';
import { ButtonLink } from '../../components/ButtonLink';
import { Picture } from '../../components/Picture';
import { SiteLink } from '../../components/SiteLink';
import { callUs, getQuote, type LinkText } from '../../view-models/links';
import { placeOrOfferAt } from '../../view-models/places-and-offers';
import { useHydrated } from '../../layout/use-hydrated';
import { useLowerCaseAddress } from '../../layout/use-lower-case-address';
import { allRoutes } from '../../all-routes';
import styles from './NotFoundScreen.module.css';

const STILL_LIFE = { src: '/pictures/service-fallback.webp' };

/** Most visitors here have followed an old link to a service or an article, or want to contact us. */
const waysOn: readonly LinkText[] = allRoutes
  .filter(({ path }) => ['/services', '/blog', '/contact', '/sitemap'].includes(path))
  .map(({ path, label }) => ({ label, href: path }));

/** Names a place or an offer of ours in the address; the prerendered page, which serves all addresses, names none. */
export default function NotFoundScreen() {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const call = useContent(callUs);
  const promise = usePromise(pathname);
  useLowerCaseAddress(pathname);
  return (
    <div className={styles.screen}>
      <div className="container split">
        <div className={styles.words}>
          <p className={styles.code}>404</p>
          <h1>Oops! Page not found</h1>
          <p className={styles.path}>
            Could not find:{' '}
            <bdi className={styles.address}>
              {hydrated ? readablePath(pathname) : 'the page you asked for'}
            </bdi>
          </p>
          {promise && (
            <p
              className={styles.nearby}
            >{`This address has no page of its own, but ${promise}.`}</p>
          )}
          <div className="cluster">
            <ButtonLink href="/">Return to Home</ButtonLink>
            {promise && (
              <ButtonLink href={getQuote.href} variant="outline">
                {getQuote.label}
              </ButtonLink>
            )}
          </div>
          <nav aria-labelledby="ways-on" className={styles.ways}>
            <h2 id="ways-on">Or try one of these</h2>
            <ul className="cluster">
              {[...waysOn, { ...call, label: `Call ${call.label}` }].map(({ label, href }) => (
                <li key={href}>
                  <SiteLink href={href}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <Picture
          picture={STILL_LIFE}
          alt=""
          sizes="(width >= 48rem) 36rem, 100vw"
          className={styles.picture}
        />
      </div>
    </div>
  );
}

/** What the company does at an address that the list of all pages names as a place or an offer; nothing for any other. */
function usePromise(pathname: string): string {
  const [promise, setPromise] = useState('');
  useEffect(() => {
    const look = async () => {
      const { default: page } = await import('virtual:page/sitemap');
      const [known] = page.sections.flatMap((one) =>
        one.type === 'allPages' ? (placeOrOfferAt(pathname, one.values, areas.get()) ?? []) : [],
      );
      setPromise(known?.promise ?? '');
    };
    if (/^\/(locations|services)\//i.test(pathname)) void look().catch(() => undefined);
  }, [pathname]);
  return promise;
}
