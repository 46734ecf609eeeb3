import { useState } from 'react';
import { hasOwnImage, type BlogCard } from '../../../shared/blog';
import { Picture } from '../../components/Picture';
import { uploadedPicture } from '../../pictures/built-pictures';
import carpetCleaning from '../../pictures/blog-carpet-cleaning.webp?role=photo';
import commercialCleaning from '../../pictures/blog-commercial-cleaning.webp?role=photo';
import defaultPicture from '../../pictures/blog-default.webp?role=photo';
import endOfTenancy from '../../pictures/blog-end-of-tenancy.webp?role=photo';
import greenCleaning from '../../pictures/blog-green-cleaning.webp?role=photo';
import homeCleaning from '../../pictures/blog-home-cleaning.webp?role=photo';
import seasonalCleaning from '../../pictures/blog-seasonal-cleaning.webp?role=photo';

const pictures = new Map<string, PictureSource>([
  ['Home Cleaning', homeCleaning],
  ['Carpet Cleaning', carpetCleaning],
  ['End of Tenancy', endOfTenancy],
  ['Green Cleaning', greenCleaning],
  ['Commercial Cleaning', commercialCleaning],
  ['Seasonal Cleaning', seasonalCleaning],
]);

interface PostPictureProps {
  post: Pick<BlogCard, 'image' | 'category' | 'image_alt' | 'image_focus'>;
  /** The width it is shown at, as in the HTML `sizes` attribute. */
  sizes: string;
  /** In the first view: loaded at once. */
  priority?: boolean;
  className?: string;
}

/** A post's own image or its category's, 16:9; if it cannot be loaded, the default takes its place (docs/specification.md, 8). */
export function PostPicture({ post, ...rest }: PostPictureProps) {
  const [failed, setFailed] = useState(false);
  const alt = (!failed && hasOwnImage(post) && post.image_alt) || '';
  const source = failed
    ? defaultPicture
    : hasOwnImage(post)
      ? uploadedPicture(post.image)
      : blogPicture(post.category);
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

/** The picture of a post that has none of its own: its category's, or the default for any other category (docs/specification.md, 2). */
function blogPicture(category: string): PictureSource {
  return pictures.get(category) ?? defaultPicture;
}
