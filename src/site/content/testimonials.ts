export interface Testimonial {
  name: string;
  role: string;
  content: string;
  /** Key of the portrait in src/site/pictures. */
  avatar: `avatar-${1 | 2 | 3 | 4 | 5 | 6}`;
  avatarAlt: string;
  /** Whole stars out of five. */
  rating: 1 | 2 | 3 | 4 | 5;
}

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Priya Sandhu',
    role: 'Homeowner, Walsall',
    content:
      'We have had the same cleaner every other Thursday for two years. She knows which shelf the children raid and which plant not to move. I stopped making lists months ago.',
    avatar: 'avatar-1',
    avatarAlt: 'Illustrated portrait of a smiling woman with long dark hair',
    rating: 5,
  },
  {
    name: 'Geoffrey Hartland',
    role: 'Landlord, Dudley',
    content:
      'Three flats, three check-outs, no deposit disputes. They send me the list of what was done with the date on it and I forward it straight to the agent. That alone is worth the fee.',
    avatar: 'avatar-2',
    avatarAlt: 'Illustrated portrait of a smiling older man with round glasses',
    rating: 5,
  },
  {
    name: 'Simone Achebe',
    role: 'Salon owner, Birmingham',
    content:
      'They are in at seven and gone before the first appointment, and the floor shines. When we changed our hours they changed theirs the same week.',
    avatar: 'avatar-3',
    avatarAlt: 'Illustrated portrait of a smiling woman with curly black hair and coral earrings',
    rating: 5,
  },
  {
    name: 'Callum Reid',
    role: 'Tenant, Wolverhampton',
    content:
      'The oven looked beyond saving and it came out like new. They were half an hour late because of the traffic, but they rang ahead and I did get my full deposit back.',
    avatar: 'avatar-4',
    avatarAlt: 'Illustrated portrait of a smiling man with ginger hair and a beard',
    rating: 4,
  },
  {
    name: 'Amina Yusuf',
    role: 'Office manager, West Bromwich',
    content:
      'One person to ring, one invoice a month, and nobody has complained about the kitchen since we switched. You only notice how good it is when you visit other offices.',
    avatar: 'avatar-5',
    avatarAlt: 'Illustrated portrait of a smiling woman wearing a teal headscarf',
    rating: 5,
  },
  {
    name: 'Robin Tilley',
    role: 'Dog owner, Halesowen',
    content:
      'Two spaniels and a cream carpet: I had given up on it. They were honest that one old stain might not go completely, and then it went completely.',
    avatar: 'avatar-6',
    avatarAlt: 'Illustrated portrait of a smiling person with blond curls and a cream scarf',
    rating: 5,
  },
];
