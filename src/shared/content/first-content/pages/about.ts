import type { PageRow } from '../../content-rows.ts';

const story = `
<p>{{company.name}} began with one van, one vacuum cleaner and a list of neighbours in {{company.town}} who were tired of cleaners who changed every week. Hannah Whitmore promised them one thing: the person who came on the first Thursday would be the person who came on the fiftieth.</p>
<p>The promise travelled by word of mouth, from kitchens to corner shops, from a salon in Digbeth to a surgery in Sedgley. Every cleaner who joined was trained by someone who already cleaned to our checklist, was employed rather than hired by the hour, and stayed.</p>
<p>Today a team still small enough to know each other by first name cares for homes, offices and rented properties all over the West Midlands. We have bigger vans and better machines now. The promise has not changed: we come when we said, we do what we agreed, and if something is not right we put it right.</p>
`;

/** docs/specification.md, 2, "About". */
export const about: PageRow = {
  path: '/about',
  title: 'About us',
  description:
    'Who {{company.name}} is: a local team, five years of spotless homes and workplaces, and the values we clean by.',
  noindex: false,
  sections: [
    {
      id: 'top',
      type: 'hero',
      title: 'Local people who care how your place feels',
      intro:
        '{{company.name}} looks after homes and workplaces across {{company.main-areas}}. Same streets, same cleaners, same standards, every visit.',
      image: '/pictures/about-hero.webp',
      call_bar: true,
      layout: 'panel',
    },
    {
      id: 'figures',
      type: 'figures',
      figures: [
        { value: '5+', label: 'Years experience' },
        { value: '500+', label: 'Happy clients' },
        { value: '10k+', label: 'Cleaning hours' },
        { value: '{{policy.satisfaction-percent}}%', label: 'Satisfaction' },
      ],
      tone: 'mist',
    },
    {
      id: 'story',
      type: 'pictureText',
      title: 'Our Story',
      html: story,
      image: '/pictures/about-story.webp',
      image_alt:
        'A small white and teal cleaning van parked outside a row of red-brick terraced houses',
      side: 'right',
      tone: 'plain',
    },
    {
      id: 'values',
      type: 'cards',
      title: 'Our Values',
      cards: [
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
          text: '{{policy.satisfaction-percent}}% or we come back: tell us within {{policy.issue-report-hours}} hours what fell short and we clean it again, free of charge.',
          icon: 'Smile',
        },
      ],
      tone: 'cream',
    },
    {
      id: 'promises',
      type: 'figures',
      title: 'What to expect, in numbers',
      figures: [
        {
          value: '{{policy.quote-reply-hours}} hours',
          label: 'to answer a request for a quote',
        },
        {
          value: '{{policy.scheduling-business-days}} days',
          label: 'from your yes to the first visit, typically',
        },
        {
          value: '{{policy.standard-clean-hours}} hours',
          label: 'for a standard clean of two bedrooms',
        },
        {
          value: '{{policy.deep-clean-hours}} hours',
          label: 'for a deep or end of tenancy clean',
        },
      ],
      tone: 'navy',
    },
    {
      id: 'team',
      type: 'team',
      title: 'Meet the Team',
      intro:
        'Three of the people you are most likely to speak to. You will soon know your own cleaner far better.',
      tone: 'plain',
    },
    {
      id: 'contact',
      type: 'callToAction',
      title: 'Come and see how we work',
      text: 'Tell us about your place and we will reply with a free quote within {{policy.quote-reply-hours}} hours.',
      label: 'Contact Us Today',
      href: '/contact',
      second_label: 'Explore Our Services',
      second_href: '/services',
    },
  ],
};
