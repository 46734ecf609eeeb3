import { slugify } from '../../slug.ts';
import type { Written } from '../content-rows.ts';

const area = (
  name: string,
  outward_codes: string,
  middle?: readonly [latitude: number, longitude: number],
  as_said: string | null = null,
) => ({
  name,
  as_said,
  slug: slugify(name),
  outward_codes,
  location: middle ? { latitude: middle[0], longitude: middle[1] } : null,
});

/** The places of the specification with their postcodes; a page is published by hand, once it has words of its own. */
export const areas: readonly Written<'areas'>[] = [
  area('Walsall', 'WS1-6, WS8-9', [52.5862, -1.9829]),
  area('Birmingham', 'B1-21, B23-36, B38, B42-45, B72-76', [52.4862, -1.8904]),
  area('Wolverhampton', 'WV1-4, WV6, WV8-11', [52.587, -2.1288]),
  area('Dudley', 'DY1-3, DY5-6, DY8, B62-63', [52.5123, -2.0811]),
  area('Black Country', 'WS10, WV12-14, DY4, B64-71', [52.5297, -2.0537], 'the Black Country'),
  area(
    'West Midlands',
    'B37, B40, B46-48, B90-94, DY7, DY9, WS7, WS11-14, WV5, WV7',
    undefined,
    'the wider West Midlands',
  ),
];
