import createDOMPurify, { type DOMPurify, type WindowLike } from 'dompurify';
import { articleExcess, type Excess } from './article-limits';
import {
  ALIGNMENTS,
  ARTICLE_POLICY,
  LANGUAGE_CLASS,
  LINK_RELATIONS,
  SAFE_SCHEMES,
} from './article-policy';

type ArticleWindow = WindowLike &
  Pick<Window, 'document' | 'location'> & { DOMParser: typeof DOMParser };

const purifiers = new WeakMap<ArticleWindow, DOMPurify>();
let givenCleaner: typeof cleanArticle | undefined;

/** Replaces the sanitiser where no browser is: jsdom with a time limit, for prerendering. */
export function setArticleCleaner(clean: typeof cleanArticle): void {
  givenCleaner = clean;
}

/**
 * Sanitises untrusted HTML of an article by ARTICLE_POLICY; external links carry rel="noopener noreferrer", tables get
 * a scrolling box. Idempotent. Beyond ARTICLE_LIMITS, which could block the page, the text alone is left.
 */
export function sanitizeArticle(html: string): string {
  return cleanArticle(html).innerHTML;
}

/** As sanitizeArticle, in a template that may be changed. */
export function cleanArticle(html: string): HTMLTemplateElement {
  return givenCleaner?.(html) ?? cleanIn(globalThis.window, html);
}

/**
 * @param view the window to work in, with the site's own address as its location
 * @param onExcess replaces an article beyond ARTICLE_LIMITS; may throw
 */
export function cleanIn(
  view: ArticleWindow,
  html: string,
  onExcess: (excess: Excess) => string = () => `<p>${strippedText(html)}</p>`,
): HTMLTemplateElement {
  const template = view.document.createElement('template');
  const excess = articleExcess(html, view);
  template.innerHTML = excess ? onExcess(excess) : purifierOf(view).sanitize(html, ARTICLE_POLICY);
  for (const table of template.content.querySelectorAll('table')) boxTable(table);
  return template;
}

/** Text without angle brackets cannot be markup. */
function strippedText(html: string): string {
  return html.replace(/<[^<>]*>|[<>]/g, ' ');
}

function purifierOf(view: ArticleWindow): DOMPurify {
  const cached = purifiers.get(view);
  if (cached) return cached;
  const purifier = createDOMPurify(view);
  purifier.addHook('beforeSanitizeAttributes', (element) => keepAlignment(element));
  purifier.addHook('afterSanitizeAttributes', (element) => {
    keepSafeAddress(element, 'href');
    keepSafeAddress(element, 'src');
    keepLanguageClass(element);
    if (element.localName === 'a') closeOpener(element, view.location);
    if (element.localName === 'img') element.setAttribute('loading', 'lazy');
  });
  purifiers.set(view, purifier);
  return purifier;
}

function keepAlignment(element: Element): void {
  const style = element.getAttribute?.('style');
  const [, wish] = /(?:^|;)\s*text-align:\s*([a-z]+)/i.exec(style ?? '') ?? [];
  const alignment = wish?.toLowerCase() ?? element.getAttribute?.('data-align');
  if (alignment && ALIGNMENTS.includes(alignment)) element.setAttribute('data-align', alignment);
  else element.removeAttribute?.('data-align');
}

function keepSafeAddress(element: Element, attribute: 'href' | 'src'): void {
  const address = element.getAttribute(attribute);
  if (address === null) return;
  const scheme = schemeOf(address);
  if (scheme && !SAFE_SCHEMES[attribute].includes(scheme)) element.removeAttribute(attribute);
}

/** As browsers parse it: without white space and control characters (WHATWG URL). */
function schemeOf(address: string): string | undefined {
  // eslint-disable-next-line no-control-regex -- browsers skip exactly these characters
  const compact = address.replace(/[\u0000-\u0020\u007f-\u00a0]+/g, '');
  return /^[a-z][a-z0-9+.-]*:/i.exec(compact)?.[0].toLowerCase();
}

function keepLanguageClass(element: Element): void {
  if (!LANGUAGE_CLASS.test(element.getAttribute('class') ?? '')) element.removeAttribute('class');
}

function closeOpener(link: Element, location: Location): void {
  if (link.getAttribute('target') !== '_blank') link.removeAttribute('target');
  const address = link.getAttribute('href');
  const leaves = address !== null && leavesSite(address, location);
  const relations = new Set(
    (link.getAttribute('rel') ?? '')
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => LINK_RELATIONS.includes(word)),
  );
  if (leaves || link.hasAttribute('target')) relations.add('noopener').add('noreferrer');
  if (relations.size) link.setAttribute('rel', [...relations].join(' '));
  else link.removeAttribute('rel');
}

function leavesSite(address: string, { href: base, origin }: Location): boolean {
  if (!URL.canParse(address, base)) return true;
  const target = new URL(address, base);
  return target.protocol.startsWith('http') && target.origin !== origin;
}

/** A scrolling box needs a tab stop and a name (WCAG 2.1.1, axe scrollable-region-focusable). */
function boxTable(table: Element): void {
  let box = table.parentElement;
  if (!box?.matches('div[data-table]')) {
    box = table.ownerDocument.createElement('div');
    table.replaceWith(box);
    box.append(table);
  }
  box.setAttribute('data-table', '');
  box.setAttribute('role', 'group');
  box.setAttribute('tabindex', '0');
  box.setAttribute('aria-label', table.querySelector('caption')?.textContent?.trim() || 'Table');
}
