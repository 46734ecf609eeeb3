import type { Written } from '../content-rows.ts';

/** Of the services and contact pages (docs/specification.md, 2). */
export const questions: readonly Written<'questions'>[] = [
  {
    page: 'services',
    question: 'How long does a clean take?',
    answer:
      'A standard clean of a two-bedroom home usually takes {{policy.standard-clean-hours}} hours. A deep or end of tenancy clean takes {{policy.deep-clean-hours}} hours, depending on the size and condition of the property. We tell you how long we expect before you book.',
  },
  {
    page: 'services',
    question: 'Do I need to provide products or equipment?',
    answer:
      'No. Your cleaner brings everything, including a vacuum cleaner. If you prefer your own products, or need us to avoid an ingredient, tell us when you book and we will work with that.',
  },
  {
    page: 'services',
    question: 'Do I have to be at home?',
    answer:
      'Only if you want to be. Many customers leave a key with us: keys are kept in a coded safe, never labelled with your address, and signed in and out for each visit.',
  },
  {
    page: 'services',
    question: 'How is the price worked out?',
    answer:
      'A Basic Clean is {{price.basic}} and a Deep Clean is {{price.deep}}, both for each cleaner. An end of tenancy clean is quoted for the whole property, {{price.end-of-tenancy}}. Your written quote is fixed unless you ask for something else.',
  },
  {
    page: 'services',
    question: 'What if I need to cancel, or something is not right?',
    answer:
      "Give us at least {{policy.cancellation-notice-hours}} hours' notice and there is nothing to pay; later than that, a fee of up to {{policy.late-cancellation-fee-percent}}% of the service cost may apply. If anything falls short, tell us within {{policy.issue-report-hours}} hours of completion and we will come back and put it right.",
  },
  {
    page: 'contact',
    question: 'How do I request a quote?',
    answer:
      'Call us, e-mail us or use the form on this page. Tell us your postcode, the number of rooms and what you would like done, and you will have a reply within {{policy.quote-reply-hours}} hours. Quotes are free and commit you to nothing.',
  },
  {
    page: 'contact',
    question: 'Which areas do you serve?',
    answer:
      '{{company.areas}}. If you are just outside, ask: if one of our rounds passes nearby, we can usually help.',
  },
  {
    page: 'contact',
    question: 'Are you insured?',
    answer:
      "Yes. We carry public liability insurance, which covers your property and visitors, and employers' liability insurance, which covers our own team while they work for you. We are happy to send the certificates.",
  },
  {
    page: 'contact',
    question: 'How soon can you come?',
    answer:
      'Scheduling typically takes {{policy.scheduling-business-days}} business days from the moment you accept a quote. If it is urgent, call us: when a visit moves, we can often fill the gap the same day.',
  },
];
