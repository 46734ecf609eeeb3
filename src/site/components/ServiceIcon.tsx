import {
  BriefcaseBusiness,
  Building2,
  House,
  KeyRound,
  Sparkles,
  Waves,
  type LucideIcon,
} from 'lucide-react';
import type { ServiceIcon as ServiceIconName } from '../content/services';

const ICONS: Record<ServiceIconName, LucideIcon> = {
  House,
  Building2,
  Sparkles,
  KeyRound,
  BriefcaseBusiness,
  Waves,
};

/** A service's icon by its name in the content; always decoration beside the service's title. */
export function ServiceIcon({ name }: { name: ServiceIconName }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden="true" />;
}
