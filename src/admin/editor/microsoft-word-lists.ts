/** Word writes a list item as a paragraph with `mso-list:l0 level2 lfo1` and paints its bullet in a span. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
const NUMBERED = /^\s*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

interface OpenList {
  level: number;
  list: Element;
}

/** Turns Word's painted lists into real ones, nested by level, in place. */
export function convertWordLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  let previous: Element | undefined;
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1]);
    if (!level) continue;
    if (paragraph.previousElementSibling !== previous) open = [];
    const isNumbered = NUMBERED.test(takeMarker(paragraph));
    open = open.filter((list) => list.level <= level);
    let current = open.at(-1);
    if (!current || current.level < level) {
      current = { level, list: body.ownerDocument.createElement(isNumbered ? 'ol' : 'ul') };
      const parentItem = open.at(-1)?.list.lastElementChild;
      if (parentItem) parentItem.append(current.list);
      else paragraph.before(current.list);
      open.push(current);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    current.list.append(item);
    paragraph.remove();
    previous = open[0]?.list;
  }
}

/** Removes the painted bullet or number and returns it. */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  marker?.remove();
  return marker?.textContent ?? '';
}
