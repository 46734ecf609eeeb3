import { plainText } from './foreign-dom.ts';
import { absolute } from './own-links.ts';
import { PICTURE_FILE } from './plain-structure.ts';

/** A picture of WordPress' media library. */
export interface Attachment {
  address: string;
  alt?: string;
  caption?: string;
  /** The id of the post that it was uploaded to. */
  parent: string;
  /** Its place among those. */
  order: number;
}

/** What the text of a post refers to, and its losses. */
export interface WordPressPost {
  id: string;
  /** By id. */
  attachments: ReadonlyMap<string, Attachment>;
  /** Synced patterns ("reusable blocks"), by id. */
  patterns: ReadonlyMap<string, string>;
  losses: Set<string>;
}

type Fields = ReadonlyMap<string, string>;

export function attachmentsOf(items: readonly Fields[], site: string): Map<string, Attachment> {
  return new Map(
    items
      .filter((item) => item.get('wp:post_type') === 'attachment')
      .map((item) => [item.get('wp:post_id') ?? '', attachmentOf(item, site)]),
  );
}

function attachmentOf(item: Fields, site: string): Attachment {
  const words = (name: string) => plainText(item.get(name) ?? '') || undefined;
  return {
    address: absolute(item.get('wp:attachment_url') ?? '', site),
    alt: words('meta _wp_attachment_image_alt'),
    caption: words('excerpt:encoded'),
    parent: item.get('wp:post_parent') ?? '',
    order: Number(item.get('wp:menu_order')) || 0,
  };
}

/** The pictures that were uploaded to a post, in order. */
export function attachedTo(
  { attachments }: WordPressPost,
  post: string,
  without: readonly string[],
): Attachment[] {
  return [...attachments]
    .filter(([id, { parent }]) => parent === post && !without.includes(id))
    .map(([, attachment]) => attachment)
    .filter(({ address }) => PICTURE_FILE.test(address))
    .sort((a, b) => a.order - b.order);
}
