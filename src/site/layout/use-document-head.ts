import { useEffect } from 'react';
import { describesPage, documentTitle, titleOf } from '../seo/document-head';
import type { PageSubject } from '../seo/page-head';
import { withLateCode } from '../../shared/when-idle';

/**
 * Updates the document's head. The layout calls it for routes of the route table, a screen with loaded content (a blog
 * post) itself. A prerendered page brings its head, so the code for all but the title is fetched at the first
 * navigation.
 * @param path key of the head
 */
export function useDocumentHead(subject: PageSubject | undefined, path: string | undefined): void {
  useEffect(() => {
    const title = subject && titleOf(subject);
    if (!title) return;
    document.title = documentTitle({ title });
    if (describesPage(path)) return;
    let isShown = true;
    // Meta tags can wait; the navigation cannot.
    void withLateCode(
      () => import('../seo/describe-page'),
      ({ describePage }) => isShown && describePage(subject),
    );
    return () => {
      isShown = false;
    };
  }, [subject, path]);
}
