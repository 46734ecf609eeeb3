import type { services as servicesType } from '../../content-types/services';
import type { Readable } from '../../schema/readable';

/** Every service, in the order that staff give them. */
export { default as services } from 'virtual:content/services';

export type Service = Readable<typeof servicesType>;

/** Names a service in addresses (`/services#carpet`). */
export type ServiceId = string;

type Named = Pick<Service, 'slug'>;

/** The tab shown when the address names none: the first (docs/specification.md, 4). */
export function defaultService([first]: readonly Named[]): ServiceId {
  return first?.slug ?? '';
}

/** Where a service is described: its tab on the services screen. */
export function serviceHref(id: ServiceId): string {
  return `/services#${id}`;
}

/** Whether an anchor, without its hash sign, names a service. */
export function isServiceId(anchor: string, services: readonly Named[]): boolean {
  return services.some(({ slug }) => slug === anchor);
}
