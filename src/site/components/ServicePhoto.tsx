import { useState, type ComponentProps } from 'react';
import type { ContentPicture } from '../../shared/content/picture';
import carpet from '../pictures/carpet.webp?role=photo';
import commercial from '../pictures/commercial.webp?role=photo';
import { contentPicture } from '../pictures/built-pictures';
import deepCleaning from '../pictures/deep-cleaning.webp?role=photo';
import endOfTenancy from '../pictures/end-of-tenancy.webp?role=photo';
import office from '../pictures/office.webp?role=photo';
import residential from '../pictures/residential.webp?role=photo';
import fallback from '../pictures/service-fallback.webp?role=photo';
import { Picture } from './Picture';

/** The site's own pictures, by address. */
const OWN: Readonly<Record<string, PictureSource>> = {
  '/pictures/residential.webp': residential,
  '/pictures/commercial.webp': commercial,
  '/pictures/deep-cleaning.webp': deepCleaning,
  '/pictures/end-of-tenancy.webp': endOfTenancy,
  '/pictures/office.webp': office,
  '/pictures/carpet.webp': carpet,
};

interface ServicePhotoProps extends Pick<ComponentProps<typeof Picture>, 'sizes' | 'className'> {
  /** The fallback is shown without one. */
  picture?: ContentPicture;
}

/** A service's picture. A failed load is logged and replaced by the fallback, once (docs/specification.md, 8). */
export function ServicePhoto({ picture, ...rest }: ServicePhotoProps) {
  const [failed, setFailed] = useState<string>();
  const source = picture && contentPicture(picture, OWN, 'photo');

  function replaceOnce() {
    if (!source || failed === source.img.src) return;
    console.error(`Service picture could not be loaded: ${source.img.src}`);
    setFailed(source.img.src);
  }

  return (
    <Picture
      source={!source || failed === source.img.src ? fallback : source}
      alt={picture?.alt ?? ''}
      onError={replaceOnce}
      {...rest}
    />
  );
}
