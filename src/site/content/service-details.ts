import { policies } from './policies';
import type { ServiceId } from './services';

export interface ServiceDetails {
  /** A short paragraph. */
  description: string;
  /** What's Included (spec, section 2). */
  features: readonly [string, string, string, string, string, string];
  benefits: string;
}

/** What the tab of a service says beyond its card; apart, so that only the services screen carries it. */
export const serviceDetails: Record<ServiceId, ServiceDetails> = {
  residential: {
    description: `A regular clean that follows your household's rhythm. We agree a list of rooms and priorities on the first visit, send the same cleaner each time, and keep notes so that nothing has to be explained twice. A standard two-bedroom home usually takes ${policies.standardCleanHours} hours.`,
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
  },
  commercial: {
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
  },
  'deep-cleaning': {
    description: `A thorough reset, room by room: behind and beneath what can be moved, inside appliances, along every edge. Ideal once or twice a year, after building work or before you start a regular clean. Most homes take ${policies.deepCleanHours} hours.`,
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
  },
  'end-of-tenancy': {
    description: `We clean to the same checklist that letting agents and inventory clerks use in a check-out inspection, for tenants, landlords and agents alike. Expect ${policies.deepCleanHours} hours, depending on the size and condition of the property; it should be empty of belongings when we start.`,
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
  },
  office: {
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
  },
  carpet: {
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
  },
};
