import { useEffect } from 'react';
import { applyHead } from '../seo/apply-head';
import type { PageHead } from '../seo/page-head';
import type { PageSubject } from '../seo/page-subject';
import { siteOrigin } from '../seo/site-origin';
import { describesPage, writeStructuredData } from '../seo/structured-data-element';

/**
 * Keeps the document's head in step with the screen. The layout does it for every route whose words are in the
 * route table; a screen that knows its subject only later (a blog post) calls it itself.
 * @param headOf a function of the subject that is the same at every rendering
 */
export function useDocumentHead<Subject extends PageSubject>(
  subject: Subject | undefined,
  headOf: (subject: Subject) => PageHead | undefined,
): void {
  useEffect(() => {
    const head = subject && headOf(subject);
    if (!head) return;
    applyHead(document, head, siteOrigin);
    if (describesPage(document, head.path)) return;
    let isShown = true;
    void import('../seo/structured-data/page-structured-data').then(({ pageStructuredData }) => {
      if (!isShown) return;
      writeStructuredData(document, head.path, pageStructuredData(subject, siteOrigin));
    });
    return () => {
      isShown = false;
    };
  }, [subject, headOf]);
}
