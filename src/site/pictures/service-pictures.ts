import type { ServiceId } from '../content/services';
import carpet from './carpet.webp?role=photo';
import commercial from './commercial.webp?role=photo';
import deepCleaning from './deep-cleaning.webp?role=photo';
import endOfTenancy from './end-of-tenancy.webp?role=photo';
import office from './office.webp?role=photo';
import residential from './residential.webp?role=photo';

export const servicePictures: Record<ServiceId, PictureSource> = {
  residential,
  commercial,
  'deep-cleaning': deepCleaning,
  'end-of-tenancy': endOfTenancy,
  office,
  carpet,
};

/** Stands in for a service picture that could not be loaded. */
export { default as serviceFallbackPicture } from './service-fallback.webp?role=photo';
