import { shortened } from '../../../src/shared/text.ts';
import { element, figure, linkParagraph, parseBody, wordsIn } from './foreign-dom.ts';
import { decoded } from './own-links.ts';
import type { Shortcode } from './shortcodes.ts';
import { attachedTo, type WordPressPost } from './wordpress-attachments.ts';

const PLAYER = /^(?:embed|video|audio|playlist|youtube|vimeo|wpvideo|et_pb_video|fusion_youtube)$/;
const BUTTON = /button|btn|_cta/;
const PICTURE = /image|img|photo/;
const HEADING = /heading|title/;
/** Page builders' codes for layout alone: blocks. */
const LAYOUT =
  /section|row|col(?!ou?r)|container|divider|separator|space|wrapper|^(?:one|two|three)_|clear|^(?:et_pb|fusion)_text$/;
const MAX_NAME_LENGTH = 80;

/** The replacement of a code; losses are added to the post's. */
export function shortcodeHtml(code: Shortcode, post: WordPressPost): string {
  const { name, attributes, all, inside, isBare } = code;
  if (name === 'gallery') return gallery(attributes, post);
  if (/^(?:wp_)?caption$/.test(name)) return captionedFigure(code);
  // WPBakery's own encoding: percent, then base64.
  if (/^vc_raw_(?:html|js)$/.test(name)) {
    return asBlock(decoded(Buffer.from(inside ?? '', 'base64').toString()));
  }
  const replacement = elementOf(code, post);
  if (replacement) return asBlock(replacement.outerHTML);
  if (inside === undefined && isBare) return all;
  const words = inside ?? '';
  if (!/\S/.test(words) && !LAYOUT.test(name)) {
    post.losses.add(shortened(all.replace(/\s+/g, ' '), MAX_NAME_LENGTH));
  }
  const title = /\S/.test(words) && attributes.title;
  const text = LAYOUT.test(name) ? asBlock(words) : words;
  return title ? asBlock(element('h3', title).outerHTML) + text : text;
}

/** Codes that are one element; `undefined` for all others. */
function elementOf({ name, attributes, inside = '' }: Shortcode, post: WordPressPost) {
  const { src, url, text, title, alt } = attributes;
  if (PLAYER.test(name)) {
    const { mp4, mp3, id } = attributes;
    const address = [src, url, mp4, mp3, inside.trim(), id].find((candidate) =>
      isAddress(candidate),
    );
    return address ? linkParagraph(address) : undefined;
  }
  if (BUTTON.test(name)) {
    const { button_text: label, button_url: to, link, href } = attributes;
    const words = label ?? text ?? (wordsIn(parseBody(inside)) || title);
    const address = [to, link, url, href].map(addressIn).find((candidate) => isAddress(candidate));
    return words && address ? linkParagraph(address, words) : undefined;
  }
  if (PICTURE.test(name)) {
    const attached = post.attachments.get(attributes.image ?? attributes.image_id ?? '');
    const address = [src, url, attributes.image, attached?.address, inside.trim()].find(isAddress);
    return address ? figure(address, { alt: alt ?? attached?.alt }) : undefined;
  }
  const heading = HEADING.test(name) && (text ?? title ?? inside);
  return heading ? element('h2', ...parseBody(heading).childNodes) : undefined;
}

const isAddress = (text: string | undefined): text is string =>
  text !== undefined && /^(?:https?:)?\/{1,2}[^\s/]\S*$|^(?:mailto|tel):\S+$/i.test(text);

/** WPBakery's link attribute: "url:https%3A%2F%2F…|title:…". */
function addressIn(link: string | undefined): string | undefined {
  const [, escaped] = /(?:^|\|)url:([^|]+)/.exec(link ?? '') ?? [];
  return escaped ? decoded(escaped) : link;
}

function captionedFigure({ attributes, inside = '' }: Shortcode): string {
  const [, picture = '', words = ''] =
    /^\s*((?:<a[^>]*>\s*)?<img[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/.exec(inside) ?? [];
  if (!picture) return inside;
  const caption = words.trim() || (attributes.caption ?? '');
  return asBlock(`<figure>${picture}<figcaption>${caption}</figcaption></figure>`);
}

function gallery(attributes: Shortcode['attributes'], post: WordPressPost): string {
  const { ids, include, exclude, id } = attributes;
  const named = listOf(ids ?? include);
  const pictures = named.length
    ? named.map((id) => post.attachments.get(id))
    : attachedTo(post, id ?? post.id, listOf(exclude));
  const found = pictures.filter((picture) => picture !== undefined);
  const missing = named.filter((id) => !post.attachments.has(id));
  if (missing.length > 0) {
    post.losses.add(`pictures of a gallery that the export does not hold (${missing.join(', ')})`);
  } else if (found.length === 0) {
    post.losses.add('a gallery whose pictures the export does not hold');
  }
  return asBlock(found.map(({ address, ...words }) => figure(address, words).outerHTML).join(''));
}

const listOf = (ids = '') => ids.match(/\d+/g) ?? [];

/** As a block, also in the middle of a line. */
const asBlock = (html: string) => (html ? `\n\n${html}\n\n` : '');
