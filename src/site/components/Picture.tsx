import { useEffect, useLayoutEffect, useRef } from 'react';

interface PictureProps {
  /** Imported with its role: `import hero from '../pictures/hero.webp?role=wide'`. */
  source: PictureSource;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** The width it is shown at, as in the HTML `sizes` attribute. */
  sizes: string;
  /** The largest picture of the first view: loaded at once and first. All others wait until they come near. */
  priority?: boolean;
  className?: string;
  /** The point that its frame keeps in view, as CSS `object-position` has it. */
  focus?: string | null;
  onError?: () => void;
}

/** Where the page itself brings the picture of its first view (build/pictures/first-picture.ts). */
const PHONE = '(width < 48rem)';

/** A picture in every format and width we encode; the browser takes the smallest that is sharp. */
export function Picture({ source, alt, sizes, priority, className, focus, onError }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // A picture of prerendered HTML may have failed before React listened.
    if (image.current?.complete && image.current.naturalWidth === 0) onError?.();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked once, at hydration
  }, []);

  useLayoutEffect(() => {
    // Not a style attribute: the policy allows none in HTML, which has a style sheet for it (build/prerender/page-html.ts).
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
            // Prerendered HTML may hold the picture itself here, which is to stay.
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
