import type { questions } from '../../content-types/sections/texts';
import type { SectionProps } from '../../schema/define-section';
import { FaqSection } from '../components/FaqSection';

/** Questions that open to their answers. */
export default function Questions(props: SectionProps<typeof questions>) {
  const { title, prompt, questions: faqs } = props;
  return <FaqSection title={title} callPrompt={prompt} faqs={faqs} />;
}
