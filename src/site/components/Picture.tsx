import { useEffect, useLayoutEffect, useRef } from 'react';

interface PictureProps {
  /** Imported with its role: `import hero from '../pictures/hero.webp?role=wide'`. */
  source: PictureSource;
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

/** A picture in every built format and width. */
export function Picture({ source, alt, sizes, priority, className, focus, onError }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // A prerendered picture may have failed before hydration.
    if (image.current?.complete && image.current.naturalWidth === 0) onError?.();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked once, at hydration
  }, []);

  useLayoutEffect(() => {
    // The CSP allows no style attribute in HTML, which has a style sheet for it (build/prerender/page-html.ts).
    if (focus && image.current) image.current.style.objectPosition = focus;
  }, [focus]);

  const formats = Object.entries(source.sources);
  return (
    <picture>
      {priority &&
        formats.slice(0, 1).map(([format, srcSet]) => (
          <source
            key="phone"
            media={PHONE}
            type={`image/${format}`}
            srcSet={srcSet}
            sizes={sizes}
            // Prerendered HTML may hold the inlined picture here.
            suppressHydrationWarning
          />
        ))}
      {formats.map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={image}
        src={source.img.src}
        width={source.img.w}
        height={source.img.h}
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
