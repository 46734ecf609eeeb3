import { useState } from 'react';
import { hasOwnImage, type BlogCard } from '../../../shared/blog';
import type { ContentPicture } from '../../../shared/content/picture';
import { useContent } from '../../../shared/content/use-content';
import { Picture } from '../../components/Picture';
import { categories } from '../../view-models/blog';
import { contentPicture } from '../../pictures/built-pictures';
import carpetCleaning from '../../pictures/blog-carpet-cleaning.webp?role=photo';
import commercialCleaning from '../../pictures/blog-commercial-cleaning.webp?role=photo';
import defaultPicture from '../../pictures/blog-default.webp?role=photo';
import endOfTenancy from '../../pictures/blog-end-of-tenancy.webp?role=photo';
import greenCleaning from '../../pictures/blog-green-cleaning.webp?role=photo';
import homeCleaning from '../../pictures/blog-home-cleaning.webp?role=photo';
import seasonalCleaning from '../../pictures/blog-seasonal-cleaning.webp?role=photo';

/** Built-in pictures by address. */
const OWN: Readonly<Record<string, PictureSource>> = {
  '/pictures/blog-home-cleaning.webp': homeCleaning,
  '/pictures/blog-carpet-cleaning.webp': carpetCleaning,
  '/pictures/blog-end-of-tenancy.webp': endOfTenancy,
  '/pictures/blog-green-cleaning.webp': greenCleaning,
  '/pictures/blog-commercial-cleaning.webp': commercialCleaning,
  '/pictures/blog-seasonal-cleaning.webp': seasonalCleaning,
};

interface PostPictureProps {
  post: Pick<BlogCard, 'image' | 'category' | 'image_alt' | 'image_focus'>;
  /** HTML `sizes` attribute. */
  sizes: string;
  /** In the first view: not lazy. */
  priority?: boolean;
  className?: string;
}

/** The post's image or its category's, 16:9; the default on a load error (docs/specification.md, 8). */
export function PostPicture({ post, ...rest }: PostPictureProps) {
  const all = useContent(categories);
  const [failed, setFailed] = useState(false);
  const alt = (!failed && hasOwnImage(post) && post.image_alt) || '';
  const source = failed
    ? defaultPicture
    : hasOwnImage(post)
      ? contentPicture({ src: post.image }, OWN, 'post')
      : categoryPicture(all.find(({ name }) => name === post.category));
  return (
    <Picture
      source={source}
      alt={alt}
      focus={failed ? undefined : post.image_focus}
      onError={() => setFailed(true)}
      {...rest}
    />
  );
}

/** The category's picture, or the default (docs/specification.md, 2). */
export function categoryPicture(category?: { image: ContentPicture | undefined }): PictureSource {
  return category?.image ? contentPicture(category.image, OWN, 'photo') : defaultPicture;
}
