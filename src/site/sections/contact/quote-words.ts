import type { quoteForm } from '../../../content-types/sections/next-steps';
import type { SectionProps } from '../../../schema/define-section';

/** Texts of the section by staff. */
export type QuoteWords = Pick<
  SectionProps<typeof quoteForm>,
  'kind_label' | 'size_label' | 'frequencies' | 'guide_note'
>;
