import type { SectionName, sectionTypes } from '../../content-types/sections/registry';
import type { SectionProps } from '../../schema/define-section';

/** A section that is safe to show: each field has a value of its own shape. */
export type ReadableSection = {
  [Name in SectionName]: {
    id: string;
    type: Name;
    values: SectionProps<(typeof sectionTypes)[Name]>;
  };
}[SectionName];

/** A page that is safe to show. */
export interface ReadablePage {
  path: string;
  title: string;
  description: string;
  noindex: boolean;
  updated_at: string;
  sections: readonly ReadableSection[];
}
