import { useEffect, useLayoutEffect, useRef } from 'react';
import own from 'virtual:own-pictures';
import type { ContentPicture } from '../../shared/content/picture';
import { builtSrcset, PICTURE_SHAPES } from '../pictures/built-pictures';

interface PictureProps {
  picture: Pick<ContentPicture, 'src' | 'avif'>;
  /** Its place in the layout. */
  shape?: keyof typeof PICTURE_SHAPES;
  /** Empty for a decorative picture. */
  alt: string;
  /** The HTML `sizes` attribute. */
  sizes: string;
  /** For the largest picture of the first view: eager with high priority. All others are lazy. */
  priority?: boolean;
  className?: string;
  /** The focal point as CSS `object-position`. */
  focus?: string | null;
  onError?: () => void;
}

/** Where the page inlines its first picture (build/pictures/first-picture.ts). */
const PHONE = '(width < 48rem)';

/** A picture in every width that the build has encoded; none in development, and of an upload after the build. */
export function Picture({ picture, shape = 'photo', alt, sizes, focus, ...rest }: PictureProps) {
  const { priority, className, onError } = rest;
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // A prerendered picture may have failed before hydration.
    if (image.current?.complete && image.current.naturalWidth === 0) onError?.();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked once, at hydration
  }, []);

  useLayoutEffect(() => {
    // The CSP allows no style attribute in HTML, which has a style sheet for it (build/prerender/page-html.ts).
    if (image.current) image.current.style.objectPosition = focus ?? '';
  }, [focus]);

  const { src } = picture;
  const { w: width, h: height } = PICTURE_SHAPES[shape];
  // Up to the first that fills the place.
  const widths = own[src]?.filter((_, index, all) => (all[index - 1] ?? 0) < width);
  const avif = picture.avif ?? builtSrcset(src, widths);
  return (
    <picture>
      {avif && priority && (
        <source
          media={PHONE}
          type="image/avif"
          srcSet={avif}
          sizes={sizes}
          // Prerendered HTML may hold the inlined picture here.
          suppressHydrationWarning
        />
      )}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        ref={image}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={className}
        data-focus={focus ?? undefined}
        onError={onError}
      />
    </picture>
  );
}
