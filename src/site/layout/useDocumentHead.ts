import { useEffect } from 'react';
import { company } from '../../shared/company';

/** The document's title as tabs and search results show it. */
export function documentTitle(title: string): string {
  return `${title} | ${company.name}`;
}

/**
 * Keeps the document's title and description in step with the screen. The layout does it for every route whose
 * title is in the route table; a screen that knows its title only later (a blog post) calls it itself.
 */
export function useDocumentHead(title: string | undefined, description: string | undefined): void {
  useEffect(() => {
    if (title) document.title = documentTitle(title);
    if (description) descriptionElement().content = description;
  }, [title, description]);
}

function descriptionElement(): HTMLMetaElement {
  const existing = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (existing) return existing;
  const created = document.createElement('meta');
  created.name = 'description';
  document.head.append(created);
  return created;
}
