import type { Field } from '../../../schema/fields';
import { kindOf } from '../../../schema/kinds';

/** A paragraph a line. */
function articleText(html: string): string {
  const marked = html
    .replace(/<\/(p|h[1-6]|li|tr|blockquote|figcaption|pre)>|<br\b[^>]*>/gi, '$&\n')
    .replace(/<\/(td|th)>/gi, '$&\t');
  const document = new DOMParser().parseFromString(marked, 'text/html');
  for (const image of document.querySelectorAll('img')) {
    image.replaceWith(`[picture: ${image.alt || image.getAttribute('src') || ''}] `);
  }
  return (document.body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}

/** Articles as plain text. */
export function readableText(field: Field, value: unknown): string {
  const text = kindOf(field).toText(value, field);
  return field.kind === 'html' ? articleText(text) : text;
}
