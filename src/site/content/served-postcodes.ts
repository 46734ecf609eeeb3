interface ServedArea {
  /** As it stands in a sentence. */
  place: string;
  /** The first halves of the postcodes that our rounds reach. */
  outwardCodes: readonly string[];
}

const codes = (area: string, from: number, to = from) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${area}${from + index}`);

/** Where we clean, by Royal Mail's postcode districts. */
export const servedAreas: readonly ServedArea[] = [
  { place: 'Walsall', outwardCodes: [...codes('WS', 1, 6), ...codes('WS', 8, 9)] },
  {
    place: 'Wolverhampton',
    outwardCodes: [...codes('WV', 1, 4), ...codes('WV', 6), ...codes('WV', 8, 11)],
  },
  {
    place: 'Dudley',
    outwardCodes: [
      ...codes('DY', 1, 3),
      ...codes('DY', 5, 6),
      ...codes('DY', 8),
      ...codes('B', 62, 63),
    ],
  },
  {
    place: 'the Black Country',
    outwardCodes: [
      ...codes('WS', 10),
      ...codes('WV', 12, 14),
      ...codes('DY', 4),
      ...codes('B', 64, 71),
    ],
  },
  {
    place: 'Birmingham',
    outwardCodes: [
      ...codes('B', 1, 21),
      ...codes('B', 23, 36),
      ...codes('B', 38),
      ...codes('B', 42, 45),
      ...codes('B', 72, 76),
    ],
  },
  {
    place: 'the wider West Midlands',
    outwardCodes: [
      ...codes('B', 37),
      ...codes('B', 40),
      ...codes('B', 46, 48),
      ...codes('B', 90, 94),
      ...codes('DY', 7),
      ...codes('DY', 9),
      ...codes('WS', 7),
      ...codes('WS', 11, 14),
      ...codes('WV', 5),
      ...codes('WV', 7),
    ],
  },
];

/** What a postcode, or its first half, starts with (Royal Mail's Programmers' Guide, "Postcode format"). */
const POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?)(?:\s*\d[A-Z]{2})?$/;

interface PostcodeAnswer {
  outwardCode: string;
  /** Where that is, if we come there. */
  place?: string;
}

/** Whether we come to a postcode; `undefined` while it is none. */
export function lookUpPostcode(typed: string): PostcodeAnswer | undefined {
  const [, outwardCode] = POSTCODE.exec(typed.trim().toUpperCase()) ?? [];
  if (!outwardCode) return undefined;
  const area = servedAreas.find(({ outwardCodes }) => outwardCodes.includes(outwardCode));
  return { outwardCode, place: area?.place };
}
