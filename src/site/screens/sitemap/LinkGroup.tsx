import { useId } from 'react';
import { SiteLink } from '../../components/SiteLink';
import type { SitemapGroup } from '../../content/sitemap';
import styles from './LinkGroup.module.css';

export function LinkGroup({ title, links }: SitemapGroup) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.group}>
      <h2 id={headingId}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <SiteLink href={href}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
