import type { services as servicesType } from '../../content-types/services';
import type { Readable } from '../../schema/readable';

/** In the order of staff. */
export { default as services } from 'virtual:content/services';

export type Service = Readable<typeof servicesType>;

/** Anchor of a service (`/services#carpet`). */
export type ServiceId = string;

type Named = Pick<Service, 'slug'>;

/** The first tab (docs/specification.md, 4). */
export function defaultService([first]: readonly Named[]): ServiceId {
  return first?.slug ?? '';
}

/** Address of a service's tab. */
export function serviceHref(id: ServiceId): string {
  return `/services#${id}`;
}

/** `anchor` without "#". */
export function isServiceId(anchor: string, services: readonly Named[]): boolean {
  return services.some(({ slug }) => slug === anchor);
}
