export const SERVICE_IDS = [
  'residential',
  'commercial',
  'deep-cleaning',
  'end-of-tenancy',
  'office',
  'carpet',
] as const;

/** Names a service in addresses (`/services#carpet`) and as the key of its picture (spec, section 2). */
export type ServiceId = (typeof SERVICE_IDS)[number];

/** A lucide icon by its component name; components map it to the icon itself. */
export type ServiceIcon =
  'House' | 'Building2' | 'Sparkles' | 'KeyRound' | 'BriefcaseBusiness' | 'Waves';

export interface Service {
  id: ServiceId;
  title: string;
  /** One sentence, for cards. */
  summary: string;
  icon: ServiceIcon;
  /** What the picture of the same id shows. */
  pictureAlt: string;
}

export const services: readonly Service[] = [
  {
    id: 'residential',
    title: 'Residential Cleaning',
    summary:
      'Weekly, fortnightly or one-off: the same familiar cleaner, and a home that is a pleasure to walk into.',
    icon: 'House',
    pictureAlt:
      'A tidy bedroom with a freshly made bed, folded linen and a caddy of cleaning products on the rug',
  },
  {
    id: 'commercial',
    title: 'Commercial Cleaning',
    summary:
      'Shops, salons, surgeries and communal areas, kept presentable before your doors open or after they close.',
    icon: 'Building2',
    pictureAlt:
      'A spotless reception with a glass shopfront, a yellow mop bucket and a wet-floor sign',
  },
  {
    id: 'deep-cleaning',
    title: 'Deep Cleaning',
    summary:
      'The top-to-bottom clean for the places that everyday cleaning misses: ovens, grout, limescale and edges.',
    icon: 'Sparkles',
    pictureAlt:
      'A gleaming kitchen with the oven door open, rubber gloves and a bucket of soapy water on the tiled floor',
  },
  {
    id: 'end-of-tenancy',
    title: 'End of Tenancy',
    summary:
      'A move-out clean that follows the check-out list agents use, so the keys go back without an argument.',
    icon: 'KeyRound',
    pictureAlt:
      'An empty, clean flat with moving boxes by the door and a set of keys on the nearest box',
  },
  {
    id: 'office',
    title: 'Office Cleaning',
    summary:
      'Desks, kitchens and washrooms ready before your team arrives, from five desks to several floors.',
    icon: 'BriefcaseBusiness',
    pictureAlt: 'A tidy office with two desks, monitors, plants and an emptied bin',
  },
  {
    id: 'carpet',
    title: 'Carpet Cleaning',
    summary:
      'Hot-water extraction that lifts stains, odours and ground-in dirt, for carpets, rugs and upholstery.',
    icon: 'Waves',
    pictureAlt:
      'A carpet-cleaning machine leaving a clean, pale stripe across a beige living-room carpet',
  },
];

/** The tab shown when the address names none (spec, section 4). */
export const DEFAULT_SERVICE: ServiceId = 'residential';

/** Where a service is described: its tab on the services screen. */
export function serviceHref(id: ServiceId): string {
  return `/services#${id}`;
}

/** Whether an anchor, without its hash sign, names a service. */
export function isServiceId(anchor: string): anchor is ServiceId {
  return SERVICE_IDS.some((id) => id === anchor);
}
