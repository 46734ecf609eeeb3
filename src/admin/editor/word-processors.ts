/** Converts markup of Word and Google Docs to semantic HTML. */

/** Word's list item: a paragraph with `mso-list:l0 level2 lfo1`, and its bullet in a span. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
const NUMBERED = /^\s*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

const HEADINGS = 'h1,h2,h3,h4,h5,h6';

interface OpenList {
  level: number;
  list: Element;
}

/** Converts Word's list paragraphs to nested lists, in place. */
export function convertWordLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  let previous: Element | undefined;
  for (const paragraph of [...body.querySelectorAll(`p,${HEADINGS}`)]) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1]);
    if (!level) continue;
    if (paragraph.previousElementSibling !== previous) open = [];
    const marker = takeMarker(paragraph);
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    const name = NUMBERED.test(marker) ? 'ol' : 'ul';
    // Of "2.3." the list within counts the last.
    open = withItem(open, item, level, name, paragraph, Number(marker.match(/\d+/g)?.at(-1)));
    paragraph.remove();
    previous = open[0]?.list;
  }
}

/** Word for the web: a list per item, with its level. */
const LEVELLED = 'data-aria-level';

const isLevelled = (element: Element) =>
  element.matches('ul, ol') && element.firstElementChild?.hasAttribute(LEVELLED) === true;

/** Nests the lists of Word for the web, in place. */
export function convertWebLists(body: HTMLElement): void {
  for (const mark of body.querySelectorAll('span.EOP')) mark.remove();
  for (const box of [...body.querySelectorAll('div')].reverse()) {
    const children = [...box.children];
    if (children.length > 0 && children.every(isLevelled)) box.replaceWith(...box.childNodes);
  }
  let open: OpenList[] = [];
  let previous: Element | undefined;
  for (const list of [...body.querySelectorAll('ul, ol')].filter(isLevelled)) {
    if (list.previousElementSibling !== previous) open = [];
    for (const item of [...list.children]) {
      const level = Number(item.getAttribute(LEVELLED)) || 1;
      open = withItem(open, item, level, list.localName, list, Number(list.getAttribute('start')));
    }
    list.remove();
    previous = open[0]?.list;
  }
}

/** Items of headings, as Google Docs numbers them, become headings: the editor's items begin with a paragraph. */
export function convertNumberedHeadings(body: HTMLElement): void {
  for (const list of body.querySelectorAll<HTMLOListElement>('ul, ol')) {
    const items = [...list.children];
    const headings = items.map((item) => item.querySelector(`:scope > :is(${HEADINGS})`));
    if (headings.includes(null)) continue;
    if (list.start) headings.forEach((one, index) => one?.prepend(`${list.start + index}. `));
    list.replaceWith(...items.flatMap((item) => [...item.childNodes]));
  }
}

/** Appends an item to the open list of its level and kind, or to a new list: in the item above, or at `place`. */
function withItem(
  open: OpenList[],
  item: Element,
  level: number,
  name: string,
  place: Element,
  start: number,
): OpenList[] {
  const lists = open.filter(
    (one) => one.level < level || (one.level === level && one.list.localName === name),
  );
  const last = lists.at(-1);
  if (last?.level === level) {
    last.list.append(item);
    return lists;
  }
  const list = place.ownerDocument.createElement(name);
  if (name === 'ol' && start > 1) list.setAttribute('start', String(start));
  const parentItem = last?.list.lastElementChild;
  if (parentItem) parentItem.append(list);
  else place.before(list);
  list.append(item);
  return [...lists, { level, list }];
}

/** Removes and returns the bullet or number. */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  marker?.remove();
  return marker?.textContent ?? '';
}

const COMMENTS =
  '[style*="mso-element:comment"], .MsoCommentReference, .MsoCommentText, a[class*="msocomanchor"]';
/** Footnote links of Word ("_ftn1", "_ednref1") and Google Docs ("ftnt1", "ftnt_ref1"). */
const MARKS = 'a[href^="#_ftn"], a[href^="#_edn"], a[href^="#ftnt"], a[href^="#cmnt"]';
const RULES_ABOVE_NOTES =
  '[style*="mso-element:footnote-list"] hr, [style*="mso-element:endnote-list"] hr';

/** Removes footnote links and reviewers' comments; returns the number of notes. */
export function removeNoteMarks(body: HTMLElement): number {
  for (const comment of body.querySelectorAll(COMMENTS)) comment.remove();
  for (const rule of body.querySelectorAll(RULES_ABOVE_NOTES)) rule.remove();
  const marks = [...body.querySelectorAll(MARKS)];
  for (const mark of marks) (mark.closest('sup') ?? mark).remove();
  return marks.filter((mark) => /ref/.test(mark.getAttribute('href') ?? '')).length;
}

export function noteNotices(count: number): string[] {
  if (count === 0) return [];
  return count === 1
    ? ['The mark of a footnote was taken out; the note stands at the end of the pasted text.']
    : ['The marks of footnotes were taken out; the notes stand at the end of the pasted text.'];
}

/** Google Docs writes bold and italic as styles of spans. */
export function marksOf(element: Element): string[] {
  const style = styleOf(element);
  const marks = [];
  if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) marks.push('strong');
  if (/font-style:\s*italic/i.test(style)) marks.push('em');
  if (/text-decoration[^;]*line-through/i.test(style)) marks.push('s');
  return element.closest(`${HEADINGS},th`) ? marks.filter((mark) => mark !== 'strong') : marks;
}

export function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}

/** Replaces an element by its content in marks, the first outermost. */
export function wrap(element: Element, marks: string[]): void {
  let content = [...element.childNodes];
  for (const mark of marks.toReversed()) {
    const outer = element.ownerDocument.createElement(mark);
    outer.append(...content);
    content = [outer];
  }
  element.replaceWith(...content);
}
