import all from 'virtual:content/questions';
import type { sharedQuestions } from '../../content-types/sections/record-sections';
import type { SectionProps } from '../../schema/define-section';
import { useContent } from '../../shared/content/use-content';
import Questions from './Questions';

/** Questions of the table, by page. */
export default function SharedQuestions(props: SectionProps<typeof sharedQuestions>) {
  const { title, prompt, page } = props;
  const questions = useContent(all).filter((one) => one.page === page);
  return <Questions title={title} prompt={prompt} questions={questions} />;
}
