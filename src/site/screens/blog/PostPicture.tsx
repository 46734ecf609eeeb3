import { useState } from 'react';
import { hasOwnImage, type BlogCard } from '../../../shared/blog';
import type { ContentPicture } from '../../../shared/content/picture';
import { useContent } from '../../../shared/content/use-content';
import { Picture } from '../../components/Picture';
import { categories } from '../../view-models/blog';

const DEFAULT = { src: '/pictures/blog-default.webp' };

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
  const category = all.find(({ name }) => name === post.category);
  const isOwn = !failed && hasOwnImage(post);
  return (
    <Picture
      picture={isOwn ? { src: post.image } : failed ? DEFAULT : categoryPicture(category)}
      shape="post"
      alt={(isOwn && post.image_alt) || ''}
      focus={isOwn ? post.image_focus : undefined}
      onError={() => setFailed(true)}
      {...rest}
    />
  );
}

/** The category's picture, or the default (docs/specification.md, 2). */
export function categoryPicture(category?: { image: ContentPicture | undefined }) {
  return category?.image ?? DEFAULT;
}
