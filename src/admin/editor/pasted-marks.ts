/** Google Docs writes bold and italic as styles of spans. */
export function marksOf(element: Element): string[] {
  const style = styleOf(element);
  const marks = [];
  if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) marks.push('strong');
  if (/font-style:\s*italic/i.test(style)) marks.push('em');
  if (/text-decoration[^;]*line-through/i.test(style)) marks.push('s');
  return element.closest('h1,h2,h3,h4,h5,h6,th')
    ? marks.filter((mark) => mark !== 'strong')
    : marks;
}

export function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}

/** Puts an element's content into marks, the first outermost, in its place. */
export function wrap(element: Element, marks: string[]): void {
  const [outermost = 'span', ...inner] = marks;
  const outer = element.ownerDocument.createElement(outermost);
  let innermost = outer;
  for (const mark of inner) {
    const next = element.ownerDocument.createElement(mark);
    innermost.append(next);
    innermost = next;
  }
  innermost.append(...element.childNodes);
  element.replaceWith(outer);
}
