import { contentTypes } from '../../src/content-types/registry.ts';
import type { ContentType } from '../../src/schema/content-type.ts';
import { filePlacesOf } from '../../src/schema/field-paths.ts';
import { picturesIn } from '../../src/shared/content/picture.ts';
import type { Endpoint } from '../../src/shared/supabase.ts';
import { PDF_TYPE } from '../../src/shared/upload-limits.ts';
import { builtSrcset, PICTURE_SHAPES } from '../../src/site/pictures/built-pictures.ts';
import type { PublishedContent } from '../plugins/site-content.ts';
import type { WriteFile } from './social-picture.ts';
import { encodeUploads } from './encode-uploads.ts';
import { PICTURE_WIDTHS } from './picture-encoding.ts';

/** Encodes uploaded pictures of content rows in the widths of their role, by default the role of a card. */
export async function encodeContentPictures(
  { rows }: Pick<PublishedContent, 'rows'>,
  source: Endpoint,
  write: WriteFile,
  cache?: string,
): Promise<void> {
  for (const type of contentTypes) {
    const pictures = picturesIn(rows[type.table]);
    const role = pictureRole(type);
    for (const bucket of bucketsOf(type)) {
      const images = pictures.map(({ src }) => src);
      const built = await encodeUploads(images, { ...role, bucket }, source, write, cache);
      for (const picture of pictures) {
        const widths = built[picture.src];
        if (widths) picture.avif = builtSrcset(picture.src, widths);
      }
    }
  }
}

function pictureRole(type: ContentType) {
  const shape = type.public && 'pictures' in type.public ? type.public.pictures : undefined;
  const { w, h } = PICTURE_SHAPES[shape ?? 'photo'];
  return {
    words: `pictures of ${type.table}`,
    widths: PICTURE_WIDTHS[shape ?? 'photo'],
    ...(shape && { ratio: w / h }),
    isShared: Boolean(type.public && 'head' in type.public && type.public.head?.picture),
  };
}

function bucketsOf(type: ContentType): Set<string> {
  const places = filePlacesOf(type.fields).filter(({ accept }) => !accept.includes(PDF_TYPE));
  return new Set(places.map(({ bucket }) => bucket));
}
