import type { PageRow } from '../../content-rows.ts';

/** docs/specification.md, 2, "Home". */
export const home: PageRow = {
  path: '/',
  title: 'Home and business cleaning in the West Midlands',
  description:
    '{{company.name}} cleans homes, offices and rentals in Walsall, Birmingham, Wolverhampton, Dudley and the Black Country. Ask for a free quote.',
  noindex: false,
  sections: [
    {
      id: 'top',
      type: 'cover',
      title: 'Come home',
      swept: 'to clean.',
      intro:
        '{{company.name}} looks after homes and workplaces across {{company.main-areas}}. You know your cleaner, and you know the price before we start.',
      label: 'Get a Free Quote',
      href: '/contact#quote',
      second_label: 'Explore Our Services',
      second_href: '/services',
      figures: [
        { value: '{{policy.satisfaction-percent}}%', label: 'Satisfaction guarantee' },
        { value: '5+', label: 'Years' },
        { value: '500+', label: 'Happy customers' },
      ],
      image: '/pictures/hero.webp',
      image_alt:
        'A bright, freshly cleaned living room with a teal sofa, an upright vacuum cleaner, a spray bottle and folded cloths',
      call_bar: true,
    },
    {
      id: 'services',
      type: 'services',
      eyebrow: 'Our services',
      title: 'One team for every room you answer for',
      intro:
        'A weekly hoover round, a flat to hand back, a shop floor before opening time: {{company.hourly-rate}}. Choose what you need and see exactly what it includes.',
      tone: 'plain',
    },
    {
      id: 'reasons',
      type: 'reasons',
      eyebrow: 'Why choose us',
      title: 'We tick the boxes you would check yourself',
      reasons: [
        {
          title: 'The same face every visit',
          text: 'You meet your cleaner before the first clean, and that is who comes back.',
        },
        {
          title: 'A price before we start',
          text: 'A written quote within {{policy.quote-reply-hours}} hours. No call-out fee, no surprise at the door.',
        },
        {
          title: 'Insured, vetted, trained',
          text: "Public and employers' liability cover, checked references and a proper induction.",
        },
        {
          title: 'Kinder products',
          text: 'Refillable, low-odour cleaners that are safe around children, pets and asthma.',
        },
        {
          title: 'Put right, not argued about',
          text: 'Tell us within {{policy.issue-report-hours}} hours and we come back to it at no cost.',
        },
      ],
      image: '/pictures/why-choose-us.webp',
      image_alt:
        'A clipboard with every box ticked, beside folded cloths, a spray bottle and a sponge',
      tone: 'mist',
    },
    {
      id: 'steps',
      type: 'steps',
      eyebrow: 'How it works',
      title: 'Three steps, and only the first is yours',
      steps: [
        {
          title: 'Book a service',
          text: 'Call or send the form. We agree what to clean and when, typically within {{policy.scheduling-business-days}} business days.',
        },
        {
          title: 'Get cleaned',
          text: 'Your cleaner arrives on time with everything needed, and works through the list you agreed.',
        },
        {
          title: 'Enjoy your space',
          text: 'Walk in, breathe out. If anything was missed, one message brings us back.',
        },
      ],
      tone: 'navy',
    },
    {
      id: 'testimonials',
      type: 'testimonials',
      eyebrow: 'Testimonials',
      title: 'What our neighbours say',
      tone: 'cream',
    },
    {
      id: 'quote',
      type: 'callToAction',
      title: 'Ready for a free Saturday?',
      text: 'Tell us about the place and what bothers you most. You will have a free quote within {{policy.quote-reply-hours}} hours.',
      label: 'Get a Free Quote',
      href: '/contact#quote',
    },
    {
      id: 'contact',
      type: 'enquiryForm',
      eyebrow: 'Contact',
      title: 'Ask us anything about your clean',
      intro:
        'Prefer to talk? A real person in {{company.town}} answers the phone during opening hours.',
    },
  ],
};
