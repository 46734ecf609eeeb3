import { excessOfTags } from '../../../src/shared/article/article-limits.ts';
import { linkParagraph, parseBody } from './foreign-dom.ts';
import { addParagraphs } from './paragraphs.ts';
import { replaceShortcodes } from './shortcodes.ts';
import type { WordPressPost } from './wordpress-attachments.ts';
import { shortcodeHtml } from './wordpress-shortcodes.ts';

/** Dynamic blocks have no HTML in the export; their attributes escape "<" and ">". */
const RENDERED_BLOCK = /<!--\s+wp:([\w/-]+)\s([^<>]*)\/-->/g;
/** Blocks without visible content of their own. */
const SILENT_BLOCK = /^(?:more|nextpage|spacer|separator|post-|site-|template-part)/;
const ALONE = /^https?:\/\/\S+$/;

/**
 * The HTML of a post as WordPress renders it: shortcodes replaced, paragraphs added, pictures with the library's words.
 * What cannot be rendered is added to the post's losses.
 */
export function wordPressHtml(content: string, post: WordPressPost): string {
  const blocks = content.replace(/\r\n?/g, '\n').replace(RENDERED_BLOCK, (_all, ...block) => {
    const [name = '', attributes = ''] = block as string[];
    return renderedBlock(name, attributes, post);
  });
  const html = replaceShortcodes(blocks, (code) => shortcodeHtml(code, post));
  if (excessOfTags(html)) return html;
  const body = parseBody(html);
  // Text between blocks is classic; blocks have paragraphs.
  addParagraphs(body, { within: !content.includes('<!-- wp:') });
  for (const paragraph of body.querySelectorAll('p')) {
    const words = paragraph.textContent?.trim() ?? '';
    if (paragraph.children.length === 0 && ALONE.test(words)) {
      paragraph.replaceWith(linkParagraph(words));
    }
  }
  for (const picture of body.querySelectorAll('img[class*="wp-image-"]')) {
    const [, id = ''] = /(?:^|\s)wp-image-(\d+)/.exec(picture.className) ?? [];
    const alt = post.attachments.get(id)?.alt;
    if (alt && !picture.getAttribute('alt')) picture.setAttribute('alt', alt);
  }
  return body.innerHTML.trim();
}

function renderedBlock(name: string, attributes: string, post: WordPressPost): string {
  const [, id = ''] = /"ref":(\d+)/.exec(attributes) ?? [];
  const pattern = name === 'block' ? post.patterns.get(id) : undefined;
  if (pattern !== undefined) return pattern;
  if (!SILENT_BLOCK.test(name)) post.losses.add(`the block “${name}”`);
  return '';
}
