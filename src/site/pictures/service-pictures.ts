import carpet from './carpet.webp?role=photo';
import commercial from './commercial.webp?role=photo';
import deepCleaning from './deep-cleaning.webp?role=photo';
import endOfTenancy from './end-of-tenancy.webp?role=photo';
import office from './office.webp?role=photo';
import residential from './residential.webp?role=photo';

/** The site's own pictures of services, by their address. */
export const servicePictures: Readonly<Record<string, PictureSource>> = {
  '/pictures/residential.webp': residential,
  '/pictures/commercial.webp': commercial,
  '/pictures/deep-cleaning.webp': deepCleaning,
  '/pictures/end-of-tenancy.webp': endOfTenancy,
  '/pictures/office.webp': office,
  '/pictures/carpet.webp': carpet,
};

/** Stands in for a service picture that could not be loaded. */
export { default as serviceFallbackPicture } from './service-fallback.webp?role=photo';
