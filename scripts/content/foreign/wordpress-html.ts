/** Elements that stand for themselves; text between them becomes paragraphs. */
const BLOCK =
  /^<\/?(?:p|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|table|thead|tbody|tr|td|th|figure|figcaption|div|section|hr|iframe|details|summary|!--)\b|^<!--/i;

/** The HTML of a post as WordPress shows it: shortcodes resolved, and paragraphs made of blank lines in classic posts. */
export function wordPressHtml(content: string, attachments: ReadonlyMap<string, string>): string {
  const text = withoutShortcodes(content.replace(/\r\n?/g, '\n'), attachments);
  return content.includes('<!-- wp:') ? text : paragraphs(text);
}

/** Every sign of a text belongs to one of them at most, so that finding them takes one pass whatever is written. */
const SHORTCODE = /\[(\/?)([a-z][\w-]*)(\s[^[\]]*|\/)?\]/g;
const PLAYER = /^(?:embed|video|audio|playlist)$/;

interface Shortcode {
  all: string;
  attributes: string;
  /** What stands before its end, if it has one. */
  inside?: string;
}

function withoutShortcodes(text: string, attachments: ReadonlyMap<string, string>): string {
  const withFigures = replaced(text, /^caption$/, ({ all, inside }) => {
    if (inside === undefined) return all;
    const [, picture = '', words = ''] =
      /^\s*((?:<a[^>]*>\s*)?<img[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/.exec(inside) ?? [];
    return picture ? `<figure>${picture}<figcaption>${words.trim()}</figcaption></figure>` : inside;
  });
  const withGalleries = replaced(withFigures, /^gallery$/, ({ all, attributes }) => {
    const [, ids] = /ids="([\d,\s]+)"/.exec(attributes) ?? [];
    return ids === undefined ? all : galleryOf(ids.split(','), attachments);
  });
  const withLinks = replaced(withGalleries, PLAYER, ({ attributes, inside }) => {
    const address = /(?:src|mp4|mp3)="([^"]+)"/.exec(attributes)?.[1] ?? inside?.trim();
    return address ? `<p><a href="${address}">${address}</a></p>` : '';
  });
  return replaced(
    withLinks,
    /./,
    ({ all, attributes, inside }) => inside ?? (attributes.includes('=') ? '' : all),
  );
}

function galleryOf(ids: string[], attachments: ReadonlyMap<string, string>): string {
  return ids
    .map((id) => attachments.get(id.trim()))
    .map((address) => (address ? `<figure><img src="${address}"></figure>` : ''))
    .join('\n\n');
}

/** The text with shortcodes of these names changed, each with what stands before the next end of its name. */
function replaced(text: string, names: RegExp, change: (code: Shortcode) => string): string {
  const codes = [...text.matchAll(SHORTCODE)];
  const next = new Map<string, number>();
  const ends = codes
    .toReversed()
    .map(({ 1: isEnd, 2: name = '', index }) => {
      const end = next.get(name);
      if (isEnd) next.set(name, index);
      return end;
    })
    .toReversed();
  let changed = '';
  let at = 0;
  for (const [
    number,
    { 0: all, 1: isEnd, 2: name = '', 3: attributes = '', index },
  ] of codes.entries()) {
    if (index < at || isEnd || !names.test(name)) continue;
    const after = index + all.length;
    const end = ends[number];
    const inside = end === undefined ? undefined : text.slice(after, end);
    changed += text.slice(at, index) + change({ all, attributes, inside });
    at = end === undefined ? after : text.indexOf(']', end) + 1;
  }
  return changed + text.slice(at);
}

function paragraphs(text: string): string {
  const kept: string[] = [];
  const open = text.replace(
    /<pre(?:(?!<pre)[\s\S])*?<\/pre>/gi,
    (block) => `\n\n<pre ${kept.push(block) - 1}>\n\n`,
  );
  return open
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter(Boolean)
    .map((chunk) => (BLOCK.test(chunk) ? chunk : `<p>${chunk.replaceAll('\n', '<br>\n')}</p>`))
    .join('\n')
    .replace(/<pre (\d+)>/g, (_all, index: string) => kept[Number(index)] ?? '');
}
