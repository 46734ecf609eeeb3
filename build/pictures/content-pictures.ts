import { contentTypeOf } from '../../src/content-types/registry.ts';
import { fieldsOf } from '../../src/schema/content-type.ts';
import type { RowsByTable } from '../../src/shared/content/content-store.ts';
import { PICTURE_WIDTHS } from './picture-roles.ts';
import type { Endpoint } from '../../src/shared/endpoint.ts';
import { CONTENT_IMAGES_BUCKET } from '../../src/shared/content/content-images.ts';
import type { ContentPicture, SiteContent } from '../../src/shared/content/site-content.ts';
import { avifOf } from '../../src/site/pictures/built-pictures.ts';
import { PICTURE_SHAPES } from '../../src/site/pictures/content-picture.ts';
import { encodePictures, type WriteFile } from './encode-pictures.ts';
import { pictureCache } from './picture-cache.ts';

/** The rows of content types that visitors read, with their uploaded pictures encoded in the sizes of their field. */
export async function withEncodedRows(
  rows: RowsByTable,
  source: Endpoint,
  write: WriteFile,
  keptIn = pictureCache,
): Promise<RowsByTable> {
  for (const [table, all] of Object.entries(rows)) {
    for (const [column, field] of fieldsOf(contentTypeOf(table))) {
      if (field.kind !== 'image') continue;
      const shown = all.flatMap((row) => (row as Record<string, ContentPicture>)[column] ?? []);
      const place = {
        words: `pictures of ${table}`,
        bucket: field.bucket,
        widths: PICTURE_WIDTHS.photo,
      };
      const kept = keptIn(`node_modules/.cache/content-pictures/${table}-${column}`);
      const images = shown.map(({ src }) => src);
      const built = await encodePictures(images, place, source, write, kept);
      for (const picture of shown) {
        const widths = built[picture.src];
        if (widths) picture.avif = avifOf(picture.src, widths);
      }
    }
  }
  return rows;
}

interface Pictured {
  picture?: ContentPicture;
}

/** The texts with their uploaded pictures encoded in the sizes and in the shape of their place. */
export async function withEncodedPictures(
  content: SiteContent,
  source: Endpoint,
  write: WriteFile,
  keptIn = pictureCache,
): Promise<SiteContent> {
  const encoded = async <One extends Pictured>(
    all: readonly One[],
    role: keyof typeof PICTURE_SHAPES,
  ) => {
    const { w, h } = PICTURE_SHAPES[role];
    const place = {
      words: `pictures of the site's texts (${role})`,
      bucket: CONTENT_IMAGES_BUCKET,
      widths: PICTURE_WIDTHS[role],
      ratio: w / h,
    };
    const images = all.flatMap(({ picture }) => picture?.src ?? []);
    const kept = keptIn(`node_modules/.cache/content-pictures/${role}`);
    const built = await encodePictures(images, place, source, write, kept);
    return all.map((one) => {
      const { picture } = one;
      const widths = picture && built[picture.src];
      return widths ? { ...one, picture: { ...picture, avif: avifOf(picture.src, widths) } } : one;
    });
  };
  return {
    ...content,
    services: await encoded(content.services, 'photo'),
    testimonials: await encoded(content.testimonials, 'avatar'),
    team: await encoded(content.team, 'portrait'),
  };
}
