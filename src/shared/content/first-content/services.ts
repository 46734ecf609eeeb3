import type { Written } from '../content-rows.ts';
import { hoursBySize } from './job-sizes.ts';
import { rowId } from './row-id.ts';

const [basic, deep, endOfTenancy] = [1, 2, 3].map((number) => rowId('price_plans', number));

const basicHours = hoursBySize([2, 2], [2, 3], [3, 4], [4, 5], [5, 7], [1, 2], [2, 4], [4, 7]);
const deepHours = hoursBySize([4, 5], [4, 6], [5, 7], [6, 8], [8, 10], [4, 6], [6, 10], [10, 16]);
const moveOutHours = hoursBySize([4, 5], [5, 7], [6, 8], [7, 10], [9, 12]);

/** docs/specification.md, 2, in the order of the tabs. */
export const services: readonly Written<'services'>[] = [
  {
    slug: 'residential',
    hourly_price: basic,
    least_price: null,
    hours: basicHours,
    title: 'Residential Cleaning',
    summary:
      'Weekly, fortnightly or one-off: the same familiar cleaner, and a home that is a pleasure to walk into.',
    description:
      "A regular clean that follows your household's rhythm. We agree a list of rooms and priorities on the first visit, send the same cleaner each time, and keep notes so that nothing has to be explained twice. A standard two-bedroom home usually takes {{policy.standard-clean-hours}} hours.",
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
    icon: 'House',
    image: '/pictures/residential.webp',
    image_alt:
      'A tidy bedroom with a freshly made bed, folded linen and a caddy of cleaning products on the rug',
  },
  {
    slug: 'commercial',
    hourly_price: basic,
    least_price: null,
    hours: basicHours,
    title: 'Commercial Cleaning',
    summary:
      'Shops, salons, surgeries and communal areas, kept presentable before your doors open or after they close.',
    description:
      'Planned cleaning for shops, salons, clinics, showrooms and shared hallways. We work around your opening hours, follow a written schedule that you can check at any time, and give you one person to call.',
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
    icon: 'Building2',
    image: '/pictures/commercial.webp',
    image_alt:
      'A spotless reception with a glass shopfront, a yellow mop bucket and a wet-floor sign',
  },
  {
    slug: 'deep-cleaning',
    hourly_price: deep,
    least_price: null,
    hours: deepHours,
    title: 'Deep Cleaning',
    summary:
      'The top-to-bottom clean for the places that everyday cleaning misses: ovens, grout, limescale and edges.',
    description:
      'A thorough reset, room by room: behind and beneath what can be moved, inside appliances, along every edge. Ideal once or twice a year, after building work or before you start a regular clean. Most homes take {{policy.deep-clean-hours}} hours.',
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
    icon: 'Sparkles',
    image: '/pictures/deep-cleaning.webp',
    image_alt:
      'A gleaming kitchen with the oven door open, rubber gloves and a bucket of soapy water on the tiled floor',
  },
  {
    slug: 'end-of-tenancy',
    hourly_price: deep,
    least_price: endOfTenancy,
    hours: moveOutHours,
    title: 'End of Tenancy',
    summary:
      'A move-out clean that follows the check-out list agents use, so the keys go back without an argument.',
    description:
      'We clean to the same checklist that letting agents and inventory clerks use in a check-out inspection, for tenants, landlords and agents alike. Expect {{policy.deep-clean-hours}} hours, depending on the size and condition of the property; it should be empty of belongings when we start.',
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
    icon: 'KeyRound',
    image: '/pictures/end-of-tenancy.webp',
    image_alt:
      'An empty, clean flat with moving boxes by the door and a set of keys on the nearest box',
  },
  {
    slug: 'office',
    hourly_price: basic,
    least_price: null,
    hours: basicHours,
    title: 'Office Cleaning',
    summary:
      'Desks, kitchens and washrooms ready before your team arrives, from five desks to several floors.',
    description:
      'Early-morning, evening or daytime cleaning for offices of every size. Your cleaner follows a plan drawn up with you, respects clear-desk and alarm procedures, and signs each visit off so that you always know what was done.',
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
    icon: 'BriefcaseBusiness',
    image: '/pictures/office.webp',
    image_alt: 'A tidy office with two desks, monitors, plants and an emptied bin',
  },
  {
    slug: 'carpet',
    hourly_price: null,
    least_price: null,
    hours: [],
    title: 'Carpet Cleaning',
    summary:
      'Hot-water extraction that lifts stains, odours and ground-in dirt, for carpets, rugs and upholstery.',
    description:
      'Professional hot-water extraction for carpets, rugs and upholstery. We test each fibre first, treat the marks by what caused them, and extract as much water as possible, so that most carpets can be walked on the same day.',
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
    icon: 'Waves',
    image: '/pictures/carpet.webp',
    image_alt:
      'A carpet-cleaning machine leaving a clean, pale stripe across a beige living-room carpet',
  },
];
