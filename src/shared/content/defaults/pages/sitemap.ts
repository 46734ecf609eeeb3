import type { PageRow } from '../../content-rows.ts';

/** Every page in one list (docs/specification.md, 2, "Sitemap"). */
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
    { id: 'pages', type: 'allPages' },
  ],
};
