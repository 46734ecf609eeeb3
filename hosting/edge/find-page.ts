import { pageAddress, type PublicType } from '../../src/content-types/public-type.ts';
import { PREVIEW_SLUG } from '../../src/shared/blog.ts';
import type { Endpoint } from '../../src/shared/supabase.ts';
import { movedTo } from '../../src/site/data/find-redirect.ts';
import { readPostRows } from '../../src/site/data/post-rows.ts';
import type { Fill } from '../../src/shared/content/placeholders.ts';
import { HEAD_COLUMNS } from '../../src/site/seo/post-head.ts';
import { readTable } from '../../src/shared/content/read-tables.ts';
import { isSafeAddress } from '../../src/shared/formats/safe-address.ts';
import { isCompared, recordFacts } from '../../src/site/seo/record-head.ts';
import { linkPreviewPicture } from './link-preview-picture.ts';
import type { Found } from './answer-page.ts';
import { POSTS } from './page-paths.ts';

/** For all requests together; afterwards the host's page is served. */
const TIMEOUT_MS = 2500;

/**
 * Looks up a post or record with the public key, so drafts are unknown. `undefined` without a request for other paths;
 * throws without an answer.
 */
export async function findPage(
  endpoint: Endpoint,
  types: readonly PublicType[],
  fill: Fill,
  pathname: string,
): Promise<Found | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const slug = nameBelow(POSTS, pathname);
  // The preview's path is no post.
  if (slug) return slug === PREVIEW_SLUG ? undefined : findPost(endpoint, slug, signal);
  for (const type of types) {
    const { before, column = '' } = pageAddress(type) ?? {};
    const name = before && nameBelow(before, pathname);
    if (name) return findRow(endpoint, type, fill, { column, name }, signal);
  }
  return undefined;
}

async function findPost(endpoint: Endpoint, slug: string, signal: AbortSignal): Promise<Found> {
  const where = { slug };
  const query = { columns: HEAD_COLUMNS, where, order: 'id', limit: 1, signal };
  const [post] = (await readPostRows(endpoint, query)).rows;
  if (post) {
    const image = (await linkPreviewPicture(post.image, endpoint, signal)) ?? '';
    return { kind: 'page', subject: { ...post, image } };
  }
  const moved = await movedTo(endpoint, slug, signal);
  return moved ? { kind: 'moved', ...moved } : { kind: 'unknown' };
}

/** The single decoded segment after `before`; `undefined` otherwise. */
function nameBelow(before: string, pathname: string): string | undefined {
  if (!pathname.startsWith(before)) return undefined;
  const part = pathname.slice(before.length);
  try {
    return part.includes('/') ? undefined : decodeURIComponent(part) || undefined;
  } catch {
    return undefined;
  }
}

/** By slug. */
async function findRow(
  endpoint: Endpoint,
  type: PublicType,
  fill: Fill,
  { column, name }: { column: string; name: string },
  signal: AbortSignal,
): Promise<Found> {
  const filter = `${column}=eq.${encodeURIComponent(name)}`;
  const alone = { ...type, columns: headColumns(type, column), filter };
  const read = await readTable(endpoint, isCompared(type) ? type : alone, signal);
  const rows = read.map((row) => safeRow(type, row, fill));
  const row = rows.find((one) => one[column] === name);
  const subject = row && recordFacts(type, row, rows);
  if (!subject) return { kind: 'unknown' };
  const picture = await linkPreviewPicture(subject.picture, endpoint, signal);
  return { kind: 'page', subject: { ...subject, picture } };
}

/** Columns for the head, but those that are derived on reading. */
function headColumns(type: PublicType, column: string): string {
  const { titleColumn, head = {}, jsonLd, notAsStored } = type;
  const named = [titleColumn, head.description, head.picture, column];
  const all = [...named, ...Object.values(jsonLd?.properties ?? {})];
  return [...new Set(all.filter((one) => one && !notAsStored.includes(one)))].join();
}

/** Fills placeholders; a picture as components take it. */
function safeRow({ head = {} }: PublicType, row: Record<string, unknown>, fill: Fill) {
  const filled = Object.entries(row).map(([column, value]) => {
    if (typeof value !== 'string') return [column, value];
    if (column !== head.picture) return [column, fill(value)];
    return [column, isSafeAddress(value) ? { src: value, alt: '' } : undefined];
  });
  return Object.fromEntries(filled) as Record<string, unknown>;
}
