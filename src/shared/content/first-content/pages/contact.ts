import type { PageRow } from '../../content-rows.ts';

/** docs/specification.md, 2, "Contact". */
export const contact: PageRow = {
  path: '/contact',
  title: 'Contact us',
  description:
    'Call, write or send an enquiry to {{company.name}} in {{company.town}}. We reply with a free quote within {{policy.quote-reply-hours}} hours.',
  noindex: false,
  sections: [
    {
      id: 'top',
      type: 'hero',
      title: 'Talk to someone who knows the answer',
      intro:
        'Ring, write or fill in the form: you will hear back within {{policy.quote-reply-hours}} hours, from a person in {{company.town}} and with a price you can rely on.',
      image: '/pictures/contact.webp',
      layout: 'calm',
    },
    {
      id: 'quote',
      type: 'quoteForm',
      reach_title: 'Reach us directly',
      reach_intro:
        'The telephone is quickest. Outside opening hours, leave a message and we ring back.',
      title: 'Ask for a free quote',
      intro: 'Free, without obligation, and answered by someone who will see it through.',
      kind_label: 'Kind of Place',
      size_label: 'Size',
      frequencies: [
        'Just once',
        'Several times a week',
        'Every week',
        'Every two weeks',
        'Every month',
      ],
      guide_note: 'of one cleaner, with everything that is needed',
    },
    {
      id: 'map',
      type: 'map',
      title: 'Where we are',
      text: 'Our office and stores. Please ring before you come: we are usually out cleaning.',
    },
    {
      id: 'questions',
      type: 'sharedQuestions',
      title: 'Before you ask',
      prompt: 'Rather hear it from a person? Ring us on',
      page: 'contact',
    },
  ],
};
