import { expect, it } from 'vitest';
import { pages } from '../../content-types/pages';
import { pricePlans } from '../../content-types/price-plans';
import { testimonials } from '../../content-types/testimonials';
import { previewedRow } from './previewed-row';

it('a form that has just been opened shows what belongs where', () => {
  expect(previewedRow(pricePlans, {})).toMatchObject({
    name: 'Name',
    amount: 0,
    suits: 'Who it suits',
    inclusions: ['What it includes'],
    service: null,
    popular: false,
  });
});

it('what is typed is shown as it would be saved, and a price that is none as nothing', () => {
  const typed = { name: ' Gold ', amount: '22.50', inclusions: ['Windows', ' '] };
  expect(previewedRow(pricePlans, typed)).toMatchObject({
    name: 'Gold',
    amount: 2250,
    inclusions: ['Windows'],
  });
  expect(previewedRow(pricePlans, { amount: 'a lot' })).toMatchObject({ amount: 0 });
});

it('a picture is shown before it is sent', () => {
  const avatar = { rawFile: new File([], 'a.webp'), src: 'blob:1', title: 'a.webp' };
  expect(previewedRow(testimonials, { avatar })).toMatchObject({ avatar: 'blob:1' });
});

it('texts that a section needs are named where nobody has written them, in its items too', () => {
  const sections = [
    { id: 'a', type: 'hero', title: '', intro: '' },
    { id: 'b', type: 'steps', title: 'So', steps: [{ title: 'Book', text: '' }, { title: '' }] },
    { id: 'c', type: 'gone', title: '' },
  ];
  expect(previewedRow(pages, { title: 'Ovens', sections })).toMatchObject({
    sections: [
      { id: 'a', title: 'Headline' },
      {
        title: 'So',
        steps: [
          { title: 'Book', text: 'Text' },
          { title: 'Step', text: 'Text' },
        ],
      },
      { id: 'c', type: 'gone', title: '' },
    ],
  });
});
