import { company } from '../../shared/company';
import { derivedContent } from '../../shared/content/content-store';
import { exploreServices } from './links';
import policies from '../../shared/content/published/policies';
import type { Stat } from './stats';

export const aboutHero = derivedContent([company], ({ name, areasInShort }) => ({
  title: 'Local people who care how your place feels',
  intro: `${name} looks after homes and workplaces across ${areasInShort}. Same streets, same cleaners, same standards, every visit.`,
}));

export const story = derivedContent([company], ({ name, locality }) => ({
  title: 'Our Story',
  paragraphs: [
    `${name} began with one van, one vacuum cleaner and a list of neighbours in ${locality} who were tired of cleaners who changed every week. Hannah Whitmore promised them one thing: the person who came on the first Thursday would be the person who came on the fiftieth.`,
    'The promise travelled by word of mouth, from kitchens to corner shops, from a salon in Digbeth to a surgery in Sedgley. Every cleaner who joined was trained by someone who already cleaned to our checklist, was employed rather than hired by the hour, and stayed.',
    'Today a team still small enough to know each other by first name cares for homes, offices and rented properties all over the West Midlands. We have bigger vans and better machines now. The promise has not changed: we come when we said, we do what we agreed, and if something is not right we put it right.',
  ],
  image: 'about-story',
  imageAlt: 'A small white and teal cleaning van parked outside a row of red-brick terraced houses',
}));

export type ValueIcon = 'BadgeCheck' | 'Clock' | 'Leaf' | 'Smile';

export interface Value {
  title: string;
  text: string;
  /** A lucide icon by its component name. */
  icon: ValueIcon;
}

export const values = derivedContent([policies], (promised): readonly Value[] => [
  {
    title: 'Quality',
    text: 'A written checklist for every room, and a second pair of eyes on every first visit. Good enough is not a line on it.',
    icon: 'BadgeCheck',
  },
  {
    title: 'Reliability',
    text: 'The same cleaner at the agreed time. If we are ever running late, you hear it from us before you notice it.',
    icon: 'Clock',
  },
  {
    title: 'Sustainability',
    text: 'Concentrates in refilled bottles, washable cloths instead of paper, and rounds planned so that the vans drive less.',
    icon: 'Leaf',
  },
  {
    title: 'Customer Satisfaction',
    text: `${promised.satisfactionPercent}% or we come back: tell us within ${promised.issueReportHours} hours what fell short and we clean it again, free of charge.`,
    icon: 'Smile',
  },
]);

/** The statistics row below the values: what to expect. */
export const promises = derivedContent(
  [policies],
  (promised): { title: string; stats: readonly Stat[] } => ({
    title: 'What to expect, in numbers',
    stats: [
      {
        value: `${promised.quoteReplyHours} hours`,
        label: 'to answer a request for a quote',
      },
      {
        value: `${promised.schedulingBusinessDays} days`,
        label: 'from your yes to the first visit, typically',
      },
      {
        value: `${promised.standardCleanHours} hours`,
        label: 'for a standard clean of two bedrooms',
      },
      {
        value: `${promised.deepCleanHours} hours`,
        label: 'for a deep or end of tenancy clean',
      },
    ],
  }),
);

export const teamIntro = {
  title: 'Meet the Team',
  lead: 'Three of the people you are most likely to speak to. You will soon know your own cleaner far better.',
};

export const aboutCallToAction = derivedContent([policies], (promised) => ({
  title: 'Come and see how we work',
  text: `Tell us about your place and we will reply with a free quote within ${promised.quoteReplyHours} hours.`,
  primary: { label: 'Contact Us Today', href: '/contact' },
  secondary: exploreServices,
}));
