import type { LegalSection } from '../../content/legal-document';

/** Numbered sections, so that a clause can be named in a letter. */
export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
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
