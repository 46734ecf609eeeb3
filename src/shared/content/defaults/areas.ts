import { slugify } from '../../blog.ts';
import type { Written } from '../content-rows.ts';

const area = (name: string, outward_codes: string, as_said: string | null = null) => ({
  name,
  as_said,
  slug: slugify(name),
  outward_codes,
});

/** The places of the specification with their postcodes; a page is published by hand, once it has words of its own. */
export const areas: readonly Written<'areas'>[] = [
  area('Walsall', 'WS1-6, WS8-9'),
  area('Birmingham', 'B1-21, B23-36, B38, B42-45, B72-76'),
  area('Wolverhampton', 'WV1-4, WV6, WV8-11'),
  area('Dudley', 'DY1-3, DY5-6, DY8, B62-63'),
  area('Black Country', 'WS10, WV12-14, DY4, B64-71', 'the Black Country'),
  area(
    'West Midlands',
    'B37, B40, B46-48, B90-94, DY7, DY9, WS7, WS11-14, WV5, WV7',
    'the wider West Midlands',
  ),
];
