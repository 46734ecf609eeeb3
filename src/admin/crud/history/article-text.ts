/** The words of an article, a paragraph a line. */
export function articleText(html: string): string {
  const marked = html
    .replace(/<\/(p|h[1-6]|li|tr|blockquote|figcaption|pre)>|<br\b[^>]*>/gi, '$&\n')
    .replace(/<\/(td|th)>/gi, '$&\t');
  const document = new DOMParser().parseFromString(marked, 'text/html');
  for (const image of document.querySelectorAll('img')) {
    image.replaceWith(`[picture: ${image.alt || image.getAttribute('src') || ''}] `);
  }
  return (document.body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
