import type { PageRow } from '../../content-rows.ts';

/** docs/specification.md, 2, "Sitemap". */
export const sitemap: PageRow = {
  path: '/sitemap',
  title: 'Sitemap',
  description: 'Every page of the {{company.name}} website in one list.',
  noindex: false,
  sections: [
    {
      id: 'top',
      type: 'hero',
      title: 'Sitemap',
      intro: 'Every page in one place. Not sure where to look? Ask us, it is quicker.',
      label: 'Request a Quote',
      href: '/contact#quote',
      call: true,
      layout: 'panel',
    },
    {
      id: 'pages',
      type: 'allPages',
      place_promise: 'we do clean homes and businesses in',
      offers: [
        {
          name: 'Cheap Cleaning',
          promise: 'our prices start low and are fixed before we begin',
        },
        {
          name: 'Affordable Cleaning',
          promise: 'we do keep our cleaning affordable: one hourly price and no call-out charge',
        },
        {
          name: 'Budget Cleaning',
          promise: 'we do clean to a budget: name the sum and we will say what fits in it',
        },
        {
          name: 'Same-Day Cleaning',
          promise: 'we do offer same-day cleaning whenever a team is free: call us in the morning',
        },
        {
          name: 'Eco-Friendly Cleaning',
          promise: 'we do clean with eco-friendly products, on every visit and at no extra cost',
        },
      ],
    },
  ],
};
