import { expect, it } from 'vitest';
import { plainTextEnquiry } from './plain-text-enquiry';

it('an enquiry as text has every answer, and no empty line', () => {
  expect(
    plainTextEnquiry({
      name: 'Ada Byron',
      email: '',
      phone: '0121 496 0000',
      service: 'Deep Cleaning',
      message: 'The oven, please.\nAnd the hob.',
      property_size: '3 bedrooms',
      estimate: 'about £125 to £175',
    }),
  ).toBe(
    'The oven, please.\nAnd the hob.\n\nName: Ada Byron\nTelephone: 0121 496 0000\nService: Deep Cleaning\nSize: 3 bedrooms\nGuide price shown: about £125 to £175',
  );
});
