import { company } from '../../shared/company';
import type { PageHead } from './document-head';
import { absoluteUrl } from './site-origin';

export type HeadTag = { element: 'meta' | 'link'; attributes: Record<string, string> };

/** The company's social picture, in public/, of the type and size of encoded ones; LinkedIn shows no WebP. */
export const SOCIAL_PICTURE = {
  path: '/og.jpg',
  type: 'image/jpeg',
  width: '1200',
  height: '630',
};

/** Formats that all social networks show. */
const SHAREABLE = /\.(?:jpe?g|png|gif)(?:[?#]|$)/i;

/**
 * Tags that differ between pages, but the title: description, canonical address, Open Graph (ogp.me), Twitter card. For
 * prerendering and client-side navigation.
 * @param origin of the site; without it, no canonical link and relative pictures
 */
export function headTags(head: PageHead, origin: string): HeadTag[] {
  const { title, description, path, article } = head;
  const tags = [
    description !== '' && meta('name', 'description', description),
    path === undefined && meta('name', 'robots', 'noindex'),
    meta('property', 'og:site_name', company.get().name),
    meta('property', 'og:locale', 'en_GB'),
    meta('property', 'og:type', article ? 'article' : 'website'),
    meta('property', 'og:title', title),
    description !== '' && meta('property', 'og:description', description),
    ...addressTags(path, origin),
    ...pictureTags(head, origin),
    ...(article ? articleTags(article) : []),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  return tags.filter((tag) => tag !== false);
}

function addressTags(path: string | undefined, origin: string): HeadTag[] {
  if (path === undefined || !origin) return [];
  const href = absoluteUrl(path, origin);
  return [
    { element: 'link', attributes: { rel: 'canonical', href } },
    meta('property', 'og:url', href),
  ];
}

function pictureTags({ image, socialPicture }: PageHead, origin: string): HeadTag[] {
  const tag = (path: string) => meta('property', 'og:image', absoluteUrl(path, origin));
  const { name, social_alt } = company.get();
  if (!socialPicture && image && SHAREABLE.test(image)) return [tag(image)];
  return [
    tag(socialPicture ?? SOCIAL_PICTURE.path),
    meta('property', 'og:image:type', SOCIAL_PICTURE.type),
    meta('property', 'og:image:width', SOCIAL_PICTURE.width),
    meta('property', 'og:image:height', SOCIAL_PICTURE.height),
    ...(socialPicture
      ? []
      : [meta('property', 'og:image:alt', [name, social_alt].filter(Boolean).join(': '))]),
  ];
}

function articleTags({ section, publishedOn, modifiedAt }: NonNullable<PageHead['article']>) {
  return [
    publishedOn !== undefined && meta('property', 'article:published_time', publishedOn),
    meta('property', 'article:modified_time', modifiedAt),
    meta('property', 'article:section', section),
  ];
}

function meta(key: 'name' | 'property', name: string, content: string): HeadTag {
  return { element: 'meta', attributes: { [key]: name, content } };
}
