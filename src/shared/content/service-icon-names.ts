/** Labels by lucide's component name. */
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
