import { useState } from 'react';
import { hasOwnImage, type BlogCard } from '../../../shared/blog';
import { Picture } from '../../components/Picture';
import { builtPicture } from '../../pictures/built-pictures';
import { blogPicture, defaultBlogPicture } from '../../pictures/blog-pictures';

interface PostPictureProps {
  post: Pick<BlogCard, 'image' | 'category' | 'image_alt' | 'image_focus'>;
  /** The width it is shown at, as in the HTML `sizes` attribute. */
  sizes: string;
  /** In the first view: loaded at once. */
  priority?: boolean;
  className?: string;
}

/** A post's own image or its category's, 16:9; if it cannot be loaded, the default takes its place (docs/specification.md, 8). */
export function PostPicture({ post, sizes, priority, className }: PostPictureProps) {
  const [failed, setFailed] = useState(false);
  const fail = () => setFailed(true);

  const alt = (!failed && hasOwnImage(post) && post.image_alt) || '';
  const source = failed
    ? defaultBlogPicture
    : hasOwnImage(post)
      ? builtPicture(post.image)
      : blogPicture(post.category);
  if (source) {
    return (
      <Picture
        source={source}
        alt={alt}
        sizes={sizes}
        priority={priority}
        className={className}
        focus={failed ? undefined : post.image_focus}
        onError={fail}
      />
    );
  }

  return (
    <img
      src={post.image}
      alt={alt}
      width={1280}
      height={720}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className}
      data-focus={post.image_focus ?? undefined}
      onError={fail}
      ref={(image) => {
        // A prerendered image may have failed before React listened.
        if (image && post.image_focus) image.style.objectPosition = post.image_focus;
        if (image?.complete && image.naturalWidth === 0) fail();
      }}
    />
  );
}
