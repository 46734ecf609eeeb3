import {
  AppWindow,
  BriefcaseBusiness,
  Brush,
  Building2,
  Droplets,
  House,
  KeyRound,
  Leaf,
  Sparkles,
  Waves,
  type LucideIcon,
} from 'lucide-react';
import type { ServiceIconName } from './service-icon-names.ts';

/** Components by name. */
export const serviceIcons: Readonly<Record<ServiceIconName, LucideIcon>> = {
  House,
  Building2,
  Sparkles,
  KeyRound,
  BriefcaseBusiness,
  Waves,
  AppWindow,
  Droplets,
  Leaf,
  Brush,
};
