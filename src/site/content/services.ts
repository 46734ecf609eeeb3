import { policies } from './policies';

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
  /** A short paragraph, for the service's own tab. */
  description: string;
  icon: ServiceIcon;
  features: readonly [string, string, string, string, string, string];
  benefits: string;
  /** What the picture of the same id shows. */
  pictureAlt: string;
}

export const services: readonly Service[] = [
  {
    id: 'residential',
    title: 'Residential Cleaning',
    summary:
      'Weekly, fortnightly or one-off: the same familiar cleaner, and a home that is a pleasure to walk into.',
    description: `A regular clean that follows your household's rhythm. We agree a list of rooms and priorities on the first visit, send the same cleaner each time, and keep notes so that nothing has to be explained twice. A standard two-bedroom home usually takes ${policies.standardCleanHours} hours.`,
    icon: 'House',
    features: [
      'Dusting of surfaces, shelves, skirting boards and sills',
      'Floors vacuumed and mopped throughout',
      'Kitchen worktops, hob, sink and appliance fronts',
      'Bathrooms cleaned, descaled and disinfected',
      'Beds made and rooms tidied',
      'Bins emptied and recycling taken out',
    ],
    benefits:
      'You get your evenings and weekends back, and the house stays at a level where no single job ever becomes a big one. Because the same person comes each time, your cleaner learns how you like things and notices what needs attention next.',
    pictureAlt:
      'A tidy bedroom with a freshly made bed, folded linen and a caddy of cleaning products on the rug',
  },
  {
    id: 'commercial',
    title: 'Commercial Cleaning',
    summary:
      'Shops, salons, surgeries and communal areas, kept presentable before your doors open or after they close.',
    description:
      'Planned cleaning for shops, salons, clinics, showrooms and shared hallways. We work around your opening hours, follow a written schedule that you can check at any time, and give you one person to call.',
    icon: 'Building2',
    features: [
      'Reception, shop floor and customer areas',
      'Entrance glass, doors and internal windows',
      'Hard floors swept, mopped and machine-cleaned',
      'Washrooms cleaned, sanitised and restocked',
      'High-touch points such as handles and card readers disinfected',
      'Waste and recycling sorted and removed',
    ],
    benefits:
      "Customers decide within seconds whether a place looks cared for. A written schedule, a cleaner who knows the site and a quick answer when something changes keep that first impression right without taking up your managers' time.",
    pictureAlt:
      'A spotless reception with a glass shopfront, a yellow mop bucket and a wet-floor sign',
  },
  {
    id: 'deep-cleaning',
    title: 'Deep Cleaning',
    summary:
      'The top-to-bottom clean for the places that everyday cleaning misses: ovens, grout, limescale and edges.',
    description: `A thorough reset, room by room: behind and beneath what can be moved, inside appliances, along every edge. Ideal once or twice a year, after building work or before you start a regular clean. Most homes take ${policies.deepCleanHours} hours.`,
    icon: 'Sparkles',
    features: [
      'Oven, hob and extractor degreased inside and out',
      'Fridge, microwave and cupboards cleaned inside',
      'Limescale removed from taps, tiles and shower screens',
      'Tile grout scrubbed and sealant treated',
      'Skirting boards, doors, switches and radiators washed',
      'Floors cleaned beneath and behind movable furniture',
    ],
    benefits:
      'Grease, limescale and dust shorten the life of appliances and surfaces long before they look bad. One deep clean deals with the build-up, makes every later clean quicker and leaves the air noticeably fresher, which matters if anyone at home has allergies.',
    pictureAlt:
      'A gleaming kitchen with the oven door open, rubber gloves and a bucket of soapy water on the tiled floor',
  },
  {
    id: 'end-of-tenancy',
    title: 'End of Tenancy',
    summary:
      'A move-out clean that follows the check-out list agents use, so the keys go back without an argument.',
    description: `We clean to the same checklist that letting agents and inventory clerks use in a check-out inspection, for tenants, landlords and agents alike. Expect ${policies.deepCleanHours} hours, depending on the size and condition of the property; it should be empty of belongings when we start.`,
    icon: 'KeyRound',
    features: [
      'Every room cleaned from ceiling corners to skirting boards',
      'Oven, hob, fridge and washing machine cleaned inside',
      'Cupboards, wardrobes and drawers wiped inside and out',
      'Bathrooms descaled, sanitised and polished',
      'Internal windows, frames and sills cleaned',
      'Carpets vacuumed edge to edge and hard floors mopped',
    ],
    benefits:
      'Cleaning is the most common reason for a deposit dispute, and the easiest to prevent. You receive a dated list of everything that was done to hand to your agent, and if the inspection raises a cleaning point we come back and put it right.',
    pictureAlt:
      'An empty, clean flat with moving boxes by the door and a set of keys on the nearest box',
  },
  {
    id: 'office',
    title: 'Office Cleaning',
    summary:
      'Desks, kitchens and washrooms ready before your team arrives, from five desks to several floors.',
    description:
      'Early-morning, evening or daytime cleaning for offices of every size. Your cleaner follows a plan drawn up with you, respects clear-desk and alarm procedures, and signs each visit off so that you always know what was done.',
    icon: 'BriefcaseBusiness',
    features: [
      'Desks, screens and shared equipment dusted and wiped',
      'Kitchen and break areas cleaned, dishwasher emptied',
      'Washrooms cleaned, sanitised and restocked',
      'Carpets vacuumed and hard floors mopped',
      'Meeting rooms reset and glass partitions cleaned',
      'Bins emptied and recycling separated',
    ],
    benefits:
      'A clean office means fewer shared colds, fewer complaints about the kitchen and a place that people are glad to bring clients to. You keep one contact, one monthly invoice and a plan that grows or shrinks as your team does.',
    pictureAlt: 'A tidy office with two desks, monitors, plants and an emptied bin',
  },
  {
    id: 'carpet',
    title: 'Carpet Cleaning',
    summary:
      'Hot-water extraction that lifts stains, odours and ground-in dirt, for carpets, rugs and upholstery.',
    description:
      'Professional hot-water extraction for carpets, rugs and upholstery. We test each fibre first, treat the marks by what caused them, and extract as much water as possible, so that most carpets can be walked on the same day.',
    icon: 'Waves',
    features: [
      'Fibre and colour-fastness test before we start',
      'Thorough vacuuming to remove dry soil',
      'Stains treated by type: drinks, ink, mud or pet marks',
      'Hot-water extraction of carpets and rugs',
      'Odours neutralised rather than covered up',
      'Pile groomed and furniture put back on protectors',
    ],
    benefits:
      'Most of what wears a carpet out is grit that a vacuum cleaner cannot reach. Extracting it restores the colour, lifts the pile and adds years to a floor that would cost far more to replace, and it removes dust mites and pet hair along the way.',
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
