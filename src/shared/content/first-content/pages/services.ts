import type { PageRow } from '../../content-rows.ts';

/** docs/specification.md, 2, "Services". */
export const services: PageRow = {
  path: '/services',
  title: 'Cleaning services and prices',
  description:
    'Residential, commercial, deep, end of tenancy, office and carpet cleaning: what each includes, and what it costs.',
  noindex: false,
  sections: [
    {
      id: 'top',
      type: 'hero',
      title: 'Cleaning that fits your place',
      intro:
        'One standard for every service. See what each one includes and what it costs, then ask for a free quote in a minute.',
      image: '/pictures/services-hero.webp',
      layout: 'calm',
      call_bar: true,
      label: 'Get a Free Quote',
      href: '/contact#quote',
    },
    {
      id: 'services',
      type: 'serviceTabs',
      title: 'What we clean',
      intro:
        'Pick a service to see what a visit includes. Everything can be combined, and every list can be changed to suit you.',
      tone: 'plain',
    },
    {
      id: 'prices',
      type: 'prices',
      title: 'Clear prices, before we start',
      intro:
        'Guide prices for one cleaner with products and equipment. Your written quote is fixed.',
      tone: 'cream',
    },
    {
      id: 'questions',
      type: 'sharedQuestions',
      title: 'Good questions',
      prompt: 'Yours is not among them? Ask us on',
      page: 'services',
    },
    {
      id: 'quote',
      type: 'callToAction',
      title: 'Tell us about your place',
      text: 'A free quote within {{policy.quote-reply-hours}} hours, and a first visit typically {{policy.scheduling-business-days}} business days after you say yes.',
      label: 'Get a Free Quote',
      href: '/contact#quote',
    },
  ],
};
