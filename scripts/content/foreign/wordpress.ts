import { JSDOM } from 'jsdom';
import { UserError } from '../../../supabase/user-error.ts';
import { addPost, readTime, type ForeignBlog, type ForeignPost } from './foreign-post.ts';
import { wordPressHtml } from './wordpress-html.ts';

/** Characters that XML does not allow and that WordPress exports all the same. */
// eslint-disable-next-line no-control-regex -- these are the characters meant
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Kinds of items that are no content of their own. */
const SILENT = ['attachment', 'nav_menu_item', 'revision', 'wp_global_styles', 'wp_navigation'];

/** Kinds of items that come along. */
const MOVED = ['post', 'page'];

/** The posts and pages of a WordPress export (Tools, Export; "WXR"). Throws a UserError when the file is none. */
export function readWordPress(xml: string): ForeignBlog {
  const items = [...parse(xml).querySelectorAll('channel > item')].map(fieldsOf);
  const attachments = new Map(
    items
      .filter((item) => item.get('wp:post_type') === 'attachment')
      .map((item) => [item.get('wp:post_id') ?? '', item.get('wp:attachment_url') ?? '']),
  );
  const blog: ForeignBlog = { posts: [], leftOut: [] };
  for (const item of items) {
    const type = item.get('wp:post_type') ?? '';
    const status = item.get('wp:status') ?? '';
    const name = `${type} "${item.get('title') ?? ''}"`;
    if (SILENT.includes(type)) continue;
    if (!MOVED.includes(type)) blog.leftOut.push(`${name}: neither post nor page`);
    else if (status !== 'publish') blog.leftOut.push(`${name}: its status is ${status}`);
    else if (item.get('wp:post_password')) blog.leftOut.push(`${name}: it has a password`);
    else addPost(blog, name, () => postOf(item, attachments));
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

/** The fields of an item by their names; categories and custom fields under names of their own. */
function fieldsOf(item: Element): Map<string, string> {
  const fields = new Map<string, string>();
  for (const field of item.children) {
    const text = field.textContent ?? '';
    if (field.nodeName === 'category' && field.getAttribute('domain') === 'category') {
      fields.set('categories', [fields.get('categories'), text].filter(Boolean).join('\n'));
    } else if (field.nodeName === 'wp:postmeta') {
      const [key, value] = [...field.children].map((child) => child.textContent ?? '');
      fields.set(`meta ${key}`, value ?? '');
    } else if (!fields.has(field.nodeName)) fields.set(field.nodeName, text);
  }
  return fields;
}

function postOf(item: Map<string, string>, attachments: ReadonlyMap<string, string>): ForeignPost {
  const field = (name: string) => item.get(name) ?? '';
  const createdAt = timeOf(field('wp:post_date_gmt')) ?? readTime(field('pubDate'));
  if (!createdAt) throw new UserError('its date cannot be read');
  return {
    isPage: field('wp:post_type') === 'page',
    title: field('title').trim(),
    slug: field('wp:post_name'),
    address: field('link'),
    html: wordPressHtml(field('content:encoded'), attachments),
    excerpt: field('excerpt:encoded'),
    day: (timeOf(field('wp:post_date')) ?? createdAt).slice(0, 10),
    createdAt,
    updatedAt: timeOf(field('wp:post_modified_gmt')) ?? createdAt,
    categories: field('categories').split('\n').filter(Boolean),
    picture: attachments.get(field('meta _thumbnail_id')),
  };
}

/** WordPress writes times of GMT without saying so, and "0000-00-00" for none. */
function timeOf(text: string): string | undefined {
  return readTime(`${text.replace(' ', 'T')}Z`);
}
