import { defineSection } from '../../schema/define-section';
import { QUESTION_PAGES } from '../question-pages';
import { GROUPS } from './parts';
import { questions } from './questions';

const { title, prompt } = questions.fields;

/** The questions of the services or of the contact page, as they are written under "Questions". */
export const sharedQuestions = defineSection({
  label: 'Your questions',
  description: 'The questions of the services or the contact page; edited under “Questions”.',
  group: GROUPS.company,
  titleField: 'title',
  fields: {
    title,
    prompt,
    page: {
      kind: 'select',
      label: 'Whose questions',
      required: true,
      initial: 'services',
      choices: QUESTION_PAGES,
    },
  },
  example: { title: 'Good questions', prompt: 'Something else? Call us on', page: 'services' },
});
