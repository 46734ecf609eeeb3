import { useState, type ComponentProps } from 'react';
import type { ContentPicture } from '../../shared/content/site-content';
import { contentPicture } from '../pictures/content-picture';
import { serviceFallbackPicture, servicePictures } from '../pictures/service-pictures';
import { Picture } from './Picture';

interface ServicePhotoProps extends Pick<ComponentProps<typeof Picture>, 'sizes' | 'className'> {
  /** Without one the fallback is shown. */
  picture?: ContentPicture;
}

/** A service's picture. If it cannot be loaded, that is logged and the fallback takes its place, once (docs/specification.md, 8). */
export function ServicePhoto({ picture, ...rest }: ServicePhotoProps) {
  const [failed, setFailed] = useState<string>();
  const source = picture && contentPicture(picture, servicePictures, 'photo');

  function replaceOnce() {
    if (!source || failed === source.img.src) return;
    console.error(`Service picture could not be loaded: ${source.img.src}`);
    setFailed(source.img.src);
  }

  return (
    <Picture
      source={!source || failed === source.img.src ? serviceFallbackPicture : source}
      alt={picture?.alt ?? ''}
      onError={replaceOnce}
      {...rest}
    />
  );
}
