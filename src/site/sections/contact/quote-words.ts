import type { quoteForm } from '../../../content-types/sections/next-steps';
import type { SectionProps } from '../../../schema/define-section';

/** What the section has staff say of it. */
export type QuoteWords = Pick<
  SectionProps<typeof quoteForm>,
  'kind_label' | 'size_label' | 'frequencies' | 'guide_note'
>;
