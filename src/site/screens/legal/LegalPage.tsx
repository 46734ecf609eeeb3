import { PageHero } from '../../components/PageHero';
import { SiteLink } from '../../components/SiteLink';
import type { LegalDocument, LegalSection } from '../../content/legal-document';
import { LEGAL_LAST_UPDATED } from '../../../shared/content/policies';
import styles from './LegalPage.module.css';

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

/** Numbered sections, so that a clause can be named in a letter. */
function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
  return sections.map(({ id, heading, blocks }, index) => (
    <section key={id} id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>
        {index + 1}. {heading}
      </h2>
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{block}</p>
        ) : (
          <ul key={block[0]}>
            {block.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  ));
}
