import { serviceIcons } from '../../shared/content/service-icon-set';
import type { ServiceIconName } from '../../shared/content/service-icons';

/** A service's icon by its name in the content; always decoration beside the service's title. */
export function ServiceIcon({ name }: { name: ServiceIconName }) {
  const Icon = serviceIcons[name];
  return <Icon aria-hidden="true" />;
}
