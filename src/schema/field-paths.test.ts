import { expect, it } from 'vitest';
import { IMAGE_TYPES } from '../shared/upload-limits';
import type { Field } from './fields';
import { filePlacesOf } from './field-paths';

const photo: Field = { kind: 'image', label: 'x', bucket: 'rooms', folder: 'x', library: true };
const text: Field = { kind: 'html', label: 'x' };

it('every place of a file is found, however deep, with what is taken there', () => {
  const fields: Record<string, Field> = {
    name: { kind: 'text', label: 'x' },
    prices: { kind: 'file', label: 'x', bucket: 'rooms-files', folder: 'x' },
    text: { ...text, pictures: { bucket: 'texts', folder: 'x' } },
    plain: text,
    beds: { kind: 'repeat', label: 'x', itemName: 'bed', fields: { photo } },
  };
  expect(filePlacesOf(fields)).toMatchObject([
    { name: 'prices', bucket: 'rooms-files', accept: ['application/pdf'], maxBytes: 10_485_760 },
    { name: 'text', bucket: 'texts', accept: IMAGE_TYPES },
    { name: 'beds.photo', bucket: 'rooms', maxBytes: 5_242_880, library: true },
  ]);
});
