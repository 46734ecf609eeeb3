import type { services as servicesType } from '../../content-types/services';
import type { Readable } from '../../schema/readable';

/** Every service, in the order that staff give them. */
export { default as services } from 'virtual:content/services';

export type Service = Readable<typeof servicesType>;

/** Names a service in addresses (`/services#carpet`). */
export type ServiceId = string;

type Named = Pick<Service, 'slug'>;

/** The tab shown when the address names none (docs/specification.md, 4). */
const DEFAULT_SERVICE = 'residential';

export function defaultService(services: readonly Named[]): ServiceId {
  return isServiceId(DEFAULT_SERVICE, services)
    ? DEFAULT_SERVICE
    : (services[0]?.slug ?? DEFAULT_SERVICE);
}

/** Where a service is described: its tab on the services screen. */
export function serviceHref(id: ServiceId): string {
  return `/services#${id}`;
}

/** Whether an anchor, without its hash sign, names a service. */
export function isServiceId(anchor: string, services: readonly Named[]): boolean {
  return services.some(({ slug }) => slug === anchor);
}
