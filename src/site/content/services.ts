import published from '../../shared/content/published/services';

/** The services that a site begins with (docs/specification.md, 2), in the order of their tabs. */
export const SERVICE_IDS = [
  'residential',
  'commercial',
  'deep-cleaning',
  'end-of-tenancy',
  'office',
  'carpet',
] as const;

/** Every service, in the order that staff give them. */
export const services = published;

/** Names a service in addresses (`/services#carpet`). */
export type ServiceId = string;

/** The tab shown when the address names none (docs/specification.md, 4). */
const DEFAULT_SERVICE = 'residential';

export function defaultService(): ServiceId {
  return isServiceId(DEFAULT_SERVICE) ? DEFAULT_SERVICE : (services[0]?.id ?? DEFAULT_SERVICE);
}

/** Where a service is described: its tab on the services screen. */
export function serviceHref(id: ServiceId): string {
  return `/services#${id}`;
}

/** Whether an anchor, without its hash sign, names a service. */
export function isServiceId(anchor: string): boolean {
  return services.some(({ id }) => id === anchor);
}
