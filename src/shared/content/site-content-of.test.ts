import { describe, expect, it } from 'vitest';
import { contentDefaults } from './defaults/content-defaults';
import { siteContentOf } from './site-content-of';

const [basic, ...others] = contentDefaults.price_plans;
const [own] = contentDefaults.company;
if (!basic || !own) throw new Error('the site has texts of its own');

const withAnswers = (...answers: string[]) => ({
  ...contentDefaults,
  questions: answers.map((answer, index) => ({
    page: 'contact',
    question: `Question ${index}`,
    answer,
  })),
});

describe('what visitors read', () => {
  it('is the site’s own texts without a placeholder left, and nothing left out', () => {
    const { content, leftOut } = siteContentOf(contentDefaults, 'off');
    expect(leftOut).toEqual([]);
    expect(JSON.stringify(content)).not.toMatch(/\{\{/);
    expect(content.services).toHaveLength(6);
    expect(content.openingHours.map(({ label }) => label)).toEqual(['Mon-Fri', 'Sat', 'Sun']);
  });

  it('tells of a service whatever is written, filled in, without what the database keeps of it', () => {
    const [first, ...rest] = contentDefaults.services;
    const kept = { id: 'a', position: 'a0', published: true, created_at: '', updated_at: '' };
    const row = { ...first, ...kept, promise: 'Ring {{company.phone}}', empty: null, left_out: '' };
    const { content } = siteContentOf(
      {
        ...contentDefaults,
        services: [row as (typeof contentDefaults.services)[number], ...rest],
      },
      'off',
    );
    const details = content.serviceDetails.residential ?? {};
    expect(Object.keys(details)).toEqual(['description', 'features', 'benefits', 'promise']);
    expect(details).toMatchObject({ promise: 'Ring 0121 496 0123' });
  });

  it('follows a price in every text that quotes it', () => {
    const { content } = siteContentOf(
      {
        ...contentDefaults,
        price_plans: [{ ...basic, amount: 2250 }, ...others],
      },
      'off',
    );
    expect(content.prices[0]).toMatchObject({ pounds: 22.5 });
    expect(JSON.stringify(content.faqs.services)).toContain('A Basic Clean is £22.50/hour');
  });

  it('leaves out what quotes something that is not there, and says which', () => {
    const rows = withAnswers('It costs {{price.gold}}.', 'Ring {{ company.phone }}.', '  ');
    const { content, leftOut } = siteContentOf(rows, 'off');
    expect(content.faqs.contact).toEqual([
      { question: 'Question 1', answer: 'Ring 0121 496 0123.' },
    ]);
    expect(leftOut).toEqual([
      '“Question 0” is left out: nothing is called {{price.gold}}',
      '“Question 2” is left out: a text is missing',
    ]);
  });

  it('has links below the link that they name, or by themselves where that one is not shown', () => {
    const link = (label: string, below: string | null, place = 'header') => ({
      ...{ id: label, label, below, place, href: '/x' },
    });
    const menu = [
      link('A', null),
      link('B', 'A'),
      link('C', 'withdrawn'),
      link('D', null, 'footer'),
    ];
    const { content } = siteContentOf({ ...contentDefaults, menu }, 'off');
    expect(content.menu).toEqual({
      header: [
        { label: 'A', href: '/x', items: [{ label: 'B', href: '/x' }] },
        { label: 'C', href: '/x' },
      ],
      footer: [{ label: 'D', href: '/x' }],
    });
  });

  it('is empty where a table is empty, and nothing without a company', () => {
    const { content } = siteContentOf({ company: contentDefaults.company }, 'off');
    expect([content.testimonials, content.team]).toEqual([[], []]);
    expect(() => siteContentOf({ ...contentDefaults, company: [] }, 'off')).toThrow('company');
  });

  it.each([
    ['on', 'send us an enquiry'],
    ['off', 'call or write to us'],
  ])('says of enquiries what is so where they are %s', (enquiries, words) => {
    const questions = [{ page: 'contact', question: 'How?', answer: 'You {{enquiries.ways}}.' }];
    const { content } = siteContentOf({ ...contentDefaults, questions }, enquiries);
    expect(content.faqs.contact[0]?.answer).toContain(words);
  });

  it('has the company’s notice with the moments it is shown between, in London', () => {
    const noticeOf = (notice: string | null, until: string | null = null) => {
      const row = { ...own, notice, notice_from: '2026-06-30', notice_until: until };
      return siteContentOf({ ...contentDefaults, company: [row] }, 'off');
    };
    expect(noticeOf('Ring {{company.phone}}.', '2026-12-31').content.notice).toEqual({
      text: 'Ring 0121 496 0123.',
      from: Date.parse('2026-06-29T23:00Z'),
      until: Date.parse('2027-01-01T00:00Z'),
    });
    expect(noticeOf('Closed').content.notice).not.toHaveProperty('until');
    expect(noticeOf(null)).toMatchObject({ content: { notice: { text: '' } }, leftOut: [] });
    expect(noticeOf('From {{price.gold}}')).toMatchObject({
      content: { notice: { text: '' } },
      leftOut: ['“The notice” is left out: nothing is called {{price.gold}}'],
    });
  });

  it('shows no testimonial that is not published', () => {
    const testimonials = contentDefaults.testimonials.map((one, index) => ({
      ...one,
      published: index === 0,
    }));
    expect(
      siteContentOf({ ...contentDefaults, testimonials }, 'off').content.testimonials,
    ).toHaveLength(1);
  });

  it('is text, whatever is written: what a customer says is not filled in', () => {
    const [said] = contentDefaults.testimonials;
    if (!said) throw new Error('the site has testimonials');
    const testimonials = [{ ...said, content: '<b>{{price.basic}}</b>' }];
    const { content } = siteContentOf({ ...contentDefaults, testimonials }, 'off');
    expect(content.testimonials[0]?.content).toBe('<b>{{price.basic}}</b>');
  });
});
