import type { sharedQuestions } from '../../content-types/sections/from-content';
import type { SectionProps } from '../../schema/define-section';
import contact from '../../shared/content/published/contact-faqs';
import services from '../../shared/content/published/service-faqs';
import { useContent } from '../../shared/content/use-content';
import { FaqSection } from '../components/FaqSection';

const faqsOf = { services, contact };

/** The questions that staff keep for a page, which open to their answers. */
export default function SharedQuestions(props: SectionProps<typeof sharedQuestions>) {
  const { title, prompt, page } = props;
  return <FaqSection title={title} callPrompt={prompt} faqs={useContent(faqsOf[page])} />;
}
