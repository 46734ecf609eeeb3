import type { services as servicesType } from '../../content-types/services';
import type { Readable } from '../../schema/readable';

/** In the order of staff. */
export { default as services } from 'virtual:content/services';

export type Service = Readable<typeof servicesType>;

/** Address of a service's tab. */
export function serviceHref(slug: string): string {
  return `/services#${slug}`;
}
