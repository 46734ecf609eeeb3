import type { Written } from '../content-rows.ts';

/** docs/specification.md, 2. */
export const teamMembers: readonly Written<'team_members'>[] = [
  {
    name: 'Hannah Whitmore',
    role: 'Founder and Managing Director',
    bio: 'Hannah cleaned every one of our first hundred homes herself. She still makes the first visit to most new customers, and she answers when you ask for the person in charge.',
    image: '/pictures/team-1.webp',
    image_alt:
      'Illustrated portrait of a smiling cleaner with her hair in a bun, wearing a teal polo shirt',
  },
  {
    name: 'Daniel Okafor',
    role: 'Operations Manager',
    bio: 'Daniel plans the rounds so that you see the same face each time and nobody has to rush. Before he joined us he ran the night shift of a hospital cleaning team.',
    image: '/pictures/team-2.webp',
    image_alt:
      'Illustrated portrait of a smiling cleaner with a short beard, wearing a teal polo shirt',
  },
  {
    name: 'Margaret Pryce',
    role: 'Quality and Training Lead',
    bio: 'Thirty years in the trade, and the reason our checklists are as long as they are. Margaret trains every new cleaner in person and looks in on jobs without warning.',
    image: '/pictures/team-3.webp',
    image_alt:
      'Illustrated portrait of a smiling cleaner with grey hair and glasses, wearing a teal apron',
  },
];
