import { JSDOM } from 'jsdom';
import { withoutFinalSlashes } from '../../../src/shared/without-final-slashes.ts';
import { UserError } from '../../../supabase/user-error.ts';
import { elementorHtml } from './elementor.ts';
import { plainText } from './foreign-dom.ts';
import { addPost, readTime, type ForeignBlog, type ForeignPost } from './foreign-post.ts';
import { absolute } from './own-links.ts';
import { seoFields } from './seo-fields.ts';
import { attachmentsOf, type WordPressPost } from './wordpress-attachments.ts';
import { wordPressHtml } from './wordpress-html.ts';

/** Control characters that XML forbids and WordPress exports. */
// eslint-disable-next-line no-control-regex -- these are the characters meant
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Item types that are no content of their own; a "wp_block" is rendered where it is referred to. */
const SILENT = ['attachment', 'nav_menu_item', 'revision', 'wp_global_styles', 'wp_navigation'];

/** Item types that are imported. */
const MOVED = ['post', 'page'];

/** Shared by all posts of an export. */
interface Export extends Pick<WordPressPost, 'attachments' | 'patterns'> {
  site: string;
  name: string;
}

/**
 * The posts and pages of a WordPress export (Tools, Export; "WXR"). Throws a UserError for another file.
 * @param site the address of the blog, in place of the export's
 */
export function readWordPress(xml: string, site?: string): ForeignBlog {
  const document = parse(xml);
  const items = [...document.querySelectorAll('channel > item')].map(fieldsOf);
  const own = (name: string) => document.getElementsByTagName(name)[0]?.textContent?.trim() ?? '';
  const address =
    site ?? [own('wp:base_blog_url'), own('link')].find((candidate) => URL.canParse(candidate));
  const shared: Export = {
    site: withoutFinalSlashes(address ?? ''),
    name: own('title'),
    attachments: attachmentsOf(items, address ?? ''),
    patterns: new Map(
      items
        .filter((item) => item.get('wp:post_type') === 'wp_block')
        .map((item) => [item.get('wp:post_id') ?? '', item.get('content:encoded') ?? '']),
    ),
  };
  const blog: ForeignBlog = { site: shared.site, posts: [], skipped: [], leftOut: [] };
  for (const item of items) {
    const type = item.get('wp:post_type') ?? '';
    const status = item.get('wp:status') ?? '';
    const name = `${type} "${plainText(item.get('title') ?? '')}"`;
    if (SILENT.includes(type)) continue;
    if (!MOVED.includes(type)) blog.skipped.push(`${name}: neither post nor page`);
    else if (status !== 'publish') blog.skipped.push(`${name}: its status is ${status}`);
    else if (item.get('wp:post_password')) blog.skipped.push(`${name}: it has a password`);
    else addPost(blog, name, () => postOf(item, shared));
  }
  return blog;
}

function parse(xml: string): Document {
  try {
    const { document } = new JSDOM(xml.replace(FORBIDDEN, ''), { contentType: 'text/xml' }).window;
    if (document.querySelector('rss > channel')) return document;
  } catch (error) {
    throw new UserError(`The file is not well-formed XML: ${(error as Error).message}`);
  }
  throw new UserError('The file is XML, but not a WordPress export.');
}

function postOf(item: WordPressItem, { site, name, attachments, patterns }: Export): ForeignPost {
  const field = (field: string) => item.get(field) ?? '';
  const local = timeOf(field('wp:post_date'));
  const createdAt = timeOf(field('wp:post_date_gmt')) ?? readTime(field('pubDate')) ?? local;
  if (!createdAt) throw new UserError('its date cannot be read');
  const losses = new Set(item.losses);
  const post = { id: field('wp:post_id'), attachments, patterns, losses };
  const title = field('title').trim();
  const picture = attachments.get(field('meta _thumbnail_id'));
  if (picture?.caption) losses.add(`the caption of its main picture, “${picture.caption}”`);
  const placeholders = {
    title,
    post_title: title,
    sitename: name,
    site_title: name,
    sep: '–',
    page: '',
  };
  return {
    isPage: field('wp:post_type') === 'page',
    title,
    slug: field('wp:post_name'),
    address: absolute(field('link'), site),
    html:
      wordPressHtml(field('content:encoded'), post) ||
      elementorHtml(field('meta _elementor_data'), losses),
    excerpt: field('excerpt:encoded'),
    search: seoFields((name) => field(`meta ${name}`), placeholders, losses),
    day: (local ?? createdAt).slice(0, 10),
    createdAt,
    updatedAt: timeOf(field('wp:post_modified_gmt')) ?? createdAt,
    categories: item.categories,
    picture: picture?.address,
    pictureAlt: picture?.alt,
    losses,
  };
}

/** WordPress writes GMT without a zone, and "0000-00-00" for none. */
function timeOf(text: string): string | undefined {
  return readTime(`${text.replace(' ', 'T')}Z`);
}

/** The fields of an item by name, custom ones with the prefix "meta ". */
class WordPressItem extends Map<string, string> {
  readonly categories: string[] = [];
  /** What cannot be imported. */
  readonly losses: string[] = [];
}

function fieldsOf(item: Element): WordPressItem {
  const fields = new WordPressItem();
  const tags: string[] = [];
  let comments = 0;
  for (const field of item.children) {
    const text = field.textContent ?? '';
    const domain = field.getAttribute('domain');
    if (field.nodeName === 'wp:comment') comments += 1;
    else if (field.nodeName === 'category' && domain === 'category') {
      fields.categories.push(plainText(text));
    } else if (field.nodeName === 'category' && domain === 'post_tag') tags.push(plainText(text));
    else if (field.nodeName === 'wp:postmeta') {
      const [key, value] = [...field.children].map((child) => child.textContent ?? '');
      fields.set(`meta ${key}`, value ?? '');
    } else if (!fields.has(field.nodeName)) fields.set(field.nodeName, text);
  }
  if (comments > 0) fields.losses.push(comments === 1 ? 'a comment' : `${comments} comments`);
  if (tags.length > 0) fields.losses.push(`its tags (${tags.join(', ')})`);
  return fields;
}
