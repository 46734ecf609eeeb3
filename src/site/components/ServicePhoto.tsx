import { useState, type ComponentProps } from 'react';
import { serviceFallbackPicture } from '../pictures/service-pictures';
import { Picture } from './Picture';

type ServicePhotoProps = Omit<ComponentProps<typeof Picture>, 'onError'>;

/** A service's picture. If it cannot be loaded, that is logged and the fallback takes its place, once (spec, section 8). */
export function ServicePhoto({ source, ...rest }: ServicePhotoProps) {
  const [failed, setFailed] = useState<PictureSource>();

  function replaceOnce() {
    if (failed === source) return;
    console.error(`Service picture could not be loaded: ${source.img.src}`);
    setFailed(source);
  }

  return (
    <Picture
      source={failed === source ? serviceFallbackPicture : source}
      onError={replaceOnce}
      {...rest}
    />
  );
}
