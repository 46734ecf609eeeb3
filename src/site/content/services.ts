import type { Service } from '../../shared/content/site-content';

/** Every service, in the order that staff give them. */
export { default as services } from '../../shared/content/published/services';

/** Names a service in addresses (`/services#carpet`). */
export type ServiceId = string;

/** The tab shown when the address names none (docs/specification.md, 4). */
const DEFAULT_SERVICE = 'residential';

export function defaultService(services: readonly Service[]): ServiceId {
  return isServiceId(DEFAULT_SERVICE, services)
    ? DEFAULT_SERVICE
    : (services[0]?.id ?? DEFAULT_SERVICE);
}

/** Where a service is described: its tab on the services screen. */
export function serviceHref(id: ServiceId): string {
  return `/services#${id}`;
}

/** Whether an anchor, without its hash sign, names a service. */
export function isServiceId(anchor: string, services: readonly Service[]): boolean {
  return services.some(({ id }) => id === anchor);
}
