import { plainLetters } from './plain-letters.ts';

/** Characters inside a word: "Sam’s", "12,000". */
const IN_WORDS = /['’‘ʼʻ`´′]|(?<=\d),(?=\d{3})/g;
/** Separators beside white space: dashes, slashes, "&", "+", a decimal point, the fraction of "2½". */
const BETWEEN_WORDS = /[\s\p{Pd}\p{Pc}\p{S}/\\&:;,·•…]+|(?<=\d)\.(?=\d)|(?<=\d)(?=[¼-¾⅐-⅞])/gu;

/**
 * Lower case, without punctuation, separators as hyphens (docs/specification.md, 5). Latin letters lose their marks:
 * "Café" gives "cafe", "Łódź" "lodz"; empty where no such letter and no digit is left.
 */
export function slugify(text: string): string {
  const withoutInnerMarks = text.replace(IN_WORDS, '').replace(BETWEEN_WORDS, '-');
  return plainLetters(withoutInnerMarks.normalize('NFKD'))
    .replace(/[\s\p{Pd}\p{S}]/gu, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Reserved below /blog: the app shell of posts, hosts' folders and error pages, previews, feeds. The constraint
 * `blog_posts_slug_free` is generated from it.
 */
export const TAKEN_SLUGS: readonly string[] = [
  '404',
  '500',
  'admin',
  'api',
  'assets',
  'atom',
  'aux',
  'con',
  'feed',
  'index',
  'nul',
  'preview',
  'prn',
  'rss',
  'sitemap',
];
