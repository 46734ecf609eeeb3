import { useEffect } from 'react';
import { describesPage, documentTitle } from '../seo/document-head';
import type { PageSubject } from '../seo/page-head';
import { whenIdle } from '../timing';

/**
 * Keeps the document's head in step with the screen. The layout does it for every route whose words are in the
 * route table; a screen that knows its subject only later (a blog post) calls it itself. A prerendered page brings
 * its head along, so the code for all but the title is fetched at the first navigation.
 * @param path the page's own address, by which its head is known
 */
export function useDocumentHead(subject: PageSubject | undefined, path: string | undefined): void {
  useEffect(() => {
    if (!subject?.title) return;
    document.title = documentTitle({ title: subject.title });
    if (describesPage(document, path)) return;
    let isShown = true;
    // Search engines wait; who has tapped a link does not.
    whenIdle(async () => {
      const { describePage } = await import('../seo/describe-page');
      if (isShown) describePage(document, subject);
    });
    return () => {
      isShown = false;
    };
  }, [subject, path]);
}
