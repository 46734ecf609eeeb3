/** A paragraph, or a list of points. */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  /** Anchor of the section on its page. */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  title: string;
  summary: string;
  sections: readonly LegalSection[];
  /** The other legal page (docs/specification.md, 2: they link to each other). */
  related: { text: string; label: string; href: string };
}
