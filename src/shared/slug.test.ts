import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugify } from './slug';

const anyTitle = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }));

describe('slug', () => {
  it.each([
    ['How to Lift Common Carpet Stains', 'how-to-lift-common-carpet-stains'],
    ["What's new? Everything!", 'whats-new-everything'],
    ['  Deep   clean\tnow  ', 'deep-clean-now'],
    ['End-of-tenancy: the checklist', 'end-of-tenancy-the-checklist'],
    ['Café au lait stains', 'cafe-au-lait-stains'],
    ['50% off – really', '50-off-really'],
    ['120–180 minutes (2–3 hours)', '120-180-minutes-2-3-hours'],
    ['Kitchen/bathroom + hall_way & loft', 'kitchen-bathroom-hall-way-loft'],
    ['Ovens—hobs−racks‑fans', 'ovens-hobs-racks-fans'],
    ['1.5 hours, 2½ rooms, 12,000 homes', '1-5-hours-2-1-2-rooms-12000-homes'],
    ['Red,white;blue:Sam’s “five” (U.K.)', 'red-white-blue-sams-five-uk'],
    [
      'Łódź, Straße, Ærø, Đà Nẵng, İstanbul, ışık, Œuvre',
      'lodz-strasse-aero-da-nang-istanbul-isik-oeuvre',
    ],
    ['GROẞ ŞĞ Þór ﬁne ½', 'gross-sg-thor-fine-1-2'],
    ['Чистый дом', ''],
    ['!!!', ''],
  ])('of %j is %j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('is what the database accepts, or empty, for every title', () => {
    fc.assert(
      fc.property(anyTitle, (title) => {
        expect(slugify(title)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      }),
    );
  });

  it('of a slug is that slug', () => {
    fc.assert(
      fc.property(anyTitle, (title) => {
        expect(slugify(slugify(title))).toBe(slugify(title));
      }),
    );
  });
});
