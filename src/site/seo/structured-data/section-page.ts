import type { JsonLd } from '../json-in-html';
import type { SectionPageFacts } from '../page-head';
import { absoluteUrl } from '../site-origin';
import { breadcrumbs } from './breadcrumbs';
import { business, businessId } from './business';

/** A page of sections, and the questions that it answers (schema.org WebPage, FAQPage). */
export function sectionPage(page: SectionPageFacts, origin: string): JsonLd[] {
  const { path, title, description, sections } = page;
  const questions = sections.flatMap(({ type, values }) =>
    type === 'questions' ? values.questions : [],
  );
  return [
    {
      '@type': questions.length > 0 ? 'FAQPage' : 'WebPage',
      name: title,
      ...(description && { description }),
      url: absoluteUrl(path, origin),
      inLanguage: 'en-GB',
      publisher: { '@id': businessId(origin) },
      ...(questions.length > 0 && {
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }),
    },
    business(origin),
    breadcrumbs({ label: title, path }, origin),
  ];
}
