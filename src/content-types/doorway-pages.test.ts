import { expect, it } from 'vitest';
import { missingProof } from './doorway-pages';

const OF_DUDLEY =
  'Terraces below the castle, with steep steps and soot in the grates, and flats along the canal where the lift has to be booked a day before.';
const dudley = { name: 'Dudley', introduction: OF_DUDLEY, travel_note: 'Blue badge bays only.' };

it('says what a page lacks while it is written, until it says something of its own with proof', () => {
  expect(missingProof({ name: 'Dudley', introduction: 'We come to Dudley.' }, [], false)).toEqual([
    'Say something about Dudley that is true nowhere else.',
    'Add something from Dudley: a review, a photograph, a question that people ask there, or a note on travel and parking.',
  ]);
  expect(missingProof({ ...dudley, travel_note: ' ' }, [], false)).toHaveLength(1);
  expect(missingProof(dudley, [], false)).toEqual([]);
  expect(missingProof({ name: 'Dudley', introduction: OF_DUDLEY }, [], true)).toEqual([]);
});

it.each([
  ['a photograph', { pictures: [{ src: '/pictures/dudley.webp', alt: 'The castle' }] }],
  ['a question', { questions: [{ question: 'Do you do grates?', answer: 'Yes.' }] }],
])('takes %s from there for proof', (_, proof) => {
  expect(missingProof({ name: 'Dudley', introduction: OF_DUDLEY, ...proof }, [], false)).toEqual(
    [],
  );
});

it('takes a page that differs from one before it in its name alone for none of its own', () => {
  const introduction = `In Dudley: ${OF_DUDLEY}`;
  const copied = {
    name: 'Black Country',
    as_said: 'the Black Country',
    introduction: introduction.replace('Dudley', 'the Black Country'),
    travel_note: 'We park at the station.',
  };
  const before = [{ ...dudley, introduction }];
  expect(missingProof(copied, before, false)).toEqual([
    'This page says nearly what Dudley says.',
    'Say something about the Black Country that is true nowhere else.',
  ]);
  const own =
    'Chain shops, enamel works and bungalows with long gardens: we bring the extractor for the workshops and leave by four for the school run.';
  expect(missingProof({ ...copied, introduction: own }, before, false)).toEqual([]);
});

it('finds nothing alike in pages that say nothing', () => {
  expect(missingProof({ name: 'Walsall' }, [{ name: 'Dudley' }], false)).toHaveLength(2);
});
