/** The signs that a service can have: lucide's component names, and what staff call them. */
export const SERVICE_ICONS = {
  House: 'House',
  Building2: 'Building',
  Sparkles: 'Sparkles',
  KeyRound: 'Key',
  BriefcaseBusiness: 'Briefcase',
  Waves: 'Waves',
  AppWindow: 'Window',
  Droplets: 'Drops',
  Leaf: 'Leaf',
  Brush: 'Brush',
} as const;

export type ServiceIconName = keyof typeof SERVICE_ICONS;
