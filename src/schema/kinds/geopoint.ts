import { geopointOf, type Geopoint } from '../../shared/formats/geopoint';
import { defineKind } from '../define-kind';
import { asText, type CommonField } from '../kind';
import { typedFigures } from '../numeric';

/** A place stored as `{ "latitude": 52.5862, "longitude": -1.9829 }`; the form has the typed text. */
export interface GeopointField extends CommonField<Geopoint> {
  kind: 'geopoint';
}

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const pair = (before: string, between: string, after = '') =>
  // eslint-disable-next-line no-restricted-syntax -- of words that stand here
  new RegExp(before + NUMBER + between + NUMBER + after);

const TWO_NUMBERS = pair('^', String.raw`\s*[,;\s]\s*`, '$');
/** Coordinates in map addresses; a marker before the centre. */
const IN_ADDRESSES = [
  // Google Maps, a place
  pair('!3d', '!4d'),
  // OpenStreetMap
  pair('[?&]mlat=', '&mlon='),
  // Google, Apple and Bing Maps
  pair('[?&](?:q|query|ll|coordinate|destination|cp)=(?:loc:)?', '(?:,|%2C|~)'),
  pair('^geo:', ','),
  // OpenStreetMap and Google Maps, the middle
  pair(String.raw`#map=[\d.]+/`, '/'),
  pair('@', ','),
];

export const geopoint = defineKind<GeopointField>()({
  column: () => ({ type: 'jsonb' }),
  rules: ({ label }) => [
    {
      name: 'place',
      holds: (value) => geopointOf(value) !== undefined,
      // Maps and JSON-LD use it.
      sql: (column) =>
        `${column} @? 'strict $ ? (@.latitude >= -90 && @.latitude <= 90 && @.longitude >= -180 && @.longitude <= 180)' and octet_length(${column}::text) <= 200`,
      message: `${label} is not on earth: a latitude is -90 to 90, a longitude -180 to 180`,
    },
  ],
  validate: (value, { label }) =>
    numbersIn(asText(value))
      ? undefined
      : `${label} must be two numbers such as 52.5862, -1.9829, or the address of a map that marks the place`,
  toForm: (stored) => written(geopointOf(stored)) || null,
  toRow: (value) => numbersIn(asText(value)) ?? null,
  toText: (stored) => written(geopointOf(stored)),
  readable: geopointOf,
  readAs: 'nothing',
  sortable: false,
  samples: () => [
    { latitude: 52.5862, longitude: -1.9829 },
    { latitude: 53, longitude: -2 },
  ],
});

/** The place that is typed. */
export function typedPlace(value: unknown): Geopoint | undefined {
  return geopointOf(numbersIn(asText(value)));
}

/** Coordinates of a pasted map address; other input unchanged. */
export function withoutAddress(typed: string): string {
  const isAddress = /^(https?:\/\/|geo:)/.test(typed.trim());
  return (isAddress && written(numbersIn(typed))) || typed;
}

function numbersIn(typed: string): Geopoint | undefined {
  const found = [TWO_NUMBERS, ...IN_ADDRESSES]
    .map((expression) => expression.exec(typedFigures(typed)))
    .find(Boolean);
  return found ? { latitude: rounded(found[1]), longitude: rounded(found[2]) } : undefined;
}

/** To the decimetre. */
const rounded = (degrees: string | undefined) => Math.round(Number(degrees) * 1e6) / 1e6;

const written = (place: Geopoint | undefined) =>
  place ? `${place.latitude}, ${place.longitude}` : '';
