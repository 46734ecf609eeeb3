import type { Config } from 'dompurify';

/** Allowed elements and attributes of an article. */
export const ARTICLE_POLICY = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup'],
    ...['code', 'pre', 'kbd', 'samp', 'var', 'abbr', 'cite', 'q', 'dfn', 'time'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'details', 'summary'],
    ...['a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    '#text',
  ],
  ALLOWED_ATTR: [
    ...['href', 'target', 'rel', 'title', 'lang', 'dir'],
    ...['src', 'alt', 'width', 'height'],
    ...['colspan', 'rowspan', 'scope', 'start', 'reversed', 'type', 'value', 'datetime'],
    ...['class', 'data-align', 'data-table'],
  ],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
} satisfies Config;

/** Allowed schemes of absolute addresses. */
export const SAFE_SCHEMES: Record<'href' | 'src', readonly string[]> = {
  href: ['https:', 'http:', 'mailto:', 'tel:'],
  src: ['https:', 'http:'],
};

/** Allowed `rel` values; `opener` and all others are removed. */
export const LINK_RELATIONS = ['noopener', 'noreferrer', 'nofollow', 'ugc', 'sponsored'];

/** A code block's language, the only allowed class. */
export const LANGUAGE_CLASS = /^language-[a-z0-9+#-]{1,30}$/;

/** The editor's `style` is removed; the alignment is stored as `data-align`. */
export const ALIGNMENTS = ['center', 'right', 'justify'];
