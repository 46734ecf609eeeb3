import { PageHero } from '../../components/PageHero';
import { SiteLink } from '../../components/SiteLink';
import type { LegalDocument } from '../../content/legal-document';
import { LEGAL_LAST_UPDATED } from '../../../shared/content/policies';
import styles from './LegalPage.module.css';
import { LegalSections } from './LegalSections';

/** A legal text with its contents list; set for reading and for printing. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { title, summary, sections, related } = document;
  return (
    <article>
      <PageHero title={title} intro={summary}>
        <p>Last updated {LEGAL_LAST_UPDATED}</p>
      </PageHero>
      <div className={`container ${styles.columns}`}>
        <nav aria-labelledby="on-this-page" className={styles.contents}>
          <h2 id="on-this-page">On this page</h2>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <SiteLink href={`#${id}`}>{heading}</SiteLink>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          <LegalSections sections={sections} />
          <p className={styles.related}>
            {related.text} <SiteLink href={related.href}>{related.label}</SiteLink>.
          </p>
        </div>
      </div>
    </article>
  );
}
