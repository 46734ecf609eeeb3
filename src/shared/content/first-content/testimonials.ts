import type { Written } from '../content-rows.ts';

/** Of the home page. */
export const testimonials: readonly Written<'testimonials'>[] = [
  {
    published: true,
    name: 'Priya Sandhu',
    role: 'Homeowner, Walsall',
    content:
      'We have had the same cleaner every other Thursday for two years. She knows which shelf the children raid and which plant not to move. I stopped making lists months ago.',
    rating: 5,
    source: 'In person',
    given_on: '2026-09-03',
    avatar: '/pictures/avatar-1.webp',
    avatar_alt: 'Illustrated portrait of a smiling woman with long dark hair',
  },
  {
    published: true,
    name: 'Geoffrey Hartland',
    role: 'Landlord, Dudley',
    content:
      'Three flats, three check-outs, no deposit disputes. They send me the list of what was done with the date on it and I forward it straight to the agent. That alone is worth the fee.',
    rating: 5,
    source: 'In person',
    given_on: '2026-08-17',
    avatar: '/pictures/avatar-2.webp',
    avatar_alt: 'Illustrated portrait of a smiling older man with round glasses',
  },
  {
    published: true,
    name: 'Simone Achebe',
    role: 'Salon owner, Birmingham',
    content:
      'They are in at seven and gone before the first appointment, and the floor shines. When we changed our hours they changed theirs the same week.',
    rating: 5,
    source: 'In person',
    given_on: '2026-07-22',
    avatar: '/pictures/avatar-3.webp',
    avatar_alt: 'Illustrated portrait of a smiling woman with curly black hair and coral earrings',
  },
  {
    published: true,
    name: 'Callum Reid',
    role: 'Tenant, Wolverhampton',
    content:
      'The oven looked beyond saving and it came out like new. They were half an hour late because of the traffic, but they rang ahead and I did get my full deposit back.',
    rating: 4,
    source: 'In person',
    given_on: '2026-06-11',
    avatar: '/pictures/avatar-4.webp',
    avatar_alt: 'Illustrated portrait of a smiling man with ginger hair and a beard',
  },
  {
    published: true,
    name: 'Amina Yusuf',
    role: 'Office manager, West Bromwich',
    content:
      'One person to ring, one invoice a month, and nobody has complained about the kitchen since we switched. You only notice how good it is when you visit other offices.',
    rating: 5,
    source: 'In person',
    given_on: '2026-05-14',
    avatar: '/pictures/avatar-5.webp',
    avatar_alt: 'Illustrated portrait of a smiling woman wearing a teal headscarf',
  },
  {
    published: true,
    name: 'Robin Tilley',
    role: 'Dog owner, Halesowen',
    content:
      'Two spaniels and a cream carpet: I had given up on it. They were honest that one old stain might not go completely, and then it went completely.',
    rating: 5,
    source: 'In person',
    given_on: '2026-04-28',
    avatar: '/pictures/avatar-6.webp',
    avatar_alt: 'Illustrated portrait of a smiling person with blond curls and a cream scarf',
  },
];
