import { useId } from 'react';
import pageLinks from 'virtual:content/page_links';
import type { allPages } from '../../content-types/sections/record-sections';
import type { SectionProps } from '../../schema/define-section';
import { useContent } from '../../shared/content/use-content';
import { SiteLink } from '../components/SiteLink';
import { type SitemapGroup, sitemapGroups } from '../view-models/sitemap-page';
import { allRoutes } from '../all-routes';
import styles from './AllPages.module.css';

function linksFrom(group: 'main' | 'legal') {
  return (
    allRoutes
      // The places have a group of their own.
      .filter(({ sitemap, path }) => sitemap === group && path !== '/locations')
      .map(({ path, label }) => ({ href: path, label }))
  );
}

/** docs/specification.md, 2, "Sitemap". */
export default function AllPages(section: SectionProps<typeof allPages>) {
  const groups = [
    { title: 'Main Pages', links: linksFrom('main') },
    {
      title: 'More Pages',
      links: pageLinks.get().map(({ path, title }) => ({ href: path, label: title })),
    },
    ...useContent(sitemapGroups)(section),
    { title: 'Legal', links: linksFrom('legal') },
  ];
  return (
    <>
      <div className={`container ${styles.groups}`}>
        {groups.map(
          (group) => group.links.length > 0 && <LinkGroup key={group.title} {...group} />,
        )}
      </div>
      <p className={`container ${styles.machines}`}>
        Search engines read the same list as an <a href="/sitemap.xml">XML sitemap</a>.
      </p>
    </>
  );
}

function LinkGroup({ title, links }: SitemapGroup) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.group}>
      <h2 id={headingId}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={label + href}>
            <SiteLink href={href}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
