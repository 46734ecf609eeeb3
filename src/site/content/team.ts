export interface TeamMember {
  name: string;
  role: string;
  bio: string;
  /** Key of the portrait in src/site/pictures. */
  image: `team-${1 | 2 | 3}`;
  imageAlt: string;
}

export const team: readonly TeamMember[] = [
  {
    name: 'Hannah Whitmore',
    role: 'Founder and Managing Director',
    bio: 'Hannah cleaned every one of our first hundred homes herself. She still makes the first visit to most new customers, and she answers when you ask for the person in charge.',
    image: 'team-1',
    imageAlt:
      'Illustrated portrait of a smiling cleaner with her hair in a bun, wearing a teal polo shirt',
  },
  {
    name: 'Daniel Okafor',
    role: 'Operations Manager',
    bio: 'Daniel plans the rounds so that you see the same face each time and nobody has to rush. Before he joined us he ran the night shift of a hospital cleaning team.',
    image: 'team-2',
    imageAlt:
      'Illustrated portrait of a smiling cleaner with a short beard, wearing a teal polo shirt',
  },
  {
    name: 'Margaret Pryce',
    role: 'Quality and Training Lead',
    bio: 'Thirty years in the trade, and the reason our checklists are as long as they are. Margaret trains every new cleaner in person and looks in on jobs without warning.',
    image: 'team-3',
    imageAlt:
      'Illustrated portrait of a smiling cleaner with grey hair and glasses, wearing a teal apron',
  },
];
