import { useState, type ComponentProps } from 'react';
import type { ContentPicture } from '../../shared/content/picture';
import { Picture } from './Picture';

const FALLBACK = { src: '/pictures/service-fallback.webp' };

interface ServicePhotoProps extends Pick<ComponentProps<typeof Picture>, 'sizes' | 'className'> {
  /** The fallback is shown without one. */
  picture?: ContentPicture;
}

/** A service's picture. A failed load is logged and replaced by the fallback, once (docs/specification.md, 8). */
export function ServicePhoto({ picture, ...rest }: ServicePhotoProps) {
  const [failed, setFailed] = useState<string>();

  function replaceOnce() {
    if (!picture || failed === picture.src) return;
    console.error(`Service picture could not be loaded: ${picture.src}`);
    setFailed(picture.src);
  }

  return (
    <Picture
      picture={!picture || failed === picture.src ? FALLBACK : picture}
      alt={picture?.alt ?? ''}
      onError={replaceOnce}
      {...rest}
    />
  );
}
