import { geopointOf, type Geopoint } from '../../shared/geopoint';
import { plain, textOf, type CommonField, type FormValues, type Kind } from '../kind';

/** A place on a map, kept as `{ "latitude": 52.5862, "longitude": -1.9829 }`; the form holds what is typed. */
export interface GeopointField<Row = FormValues> extends CommonField<Row, Geopoint | null> {
  kind: 'geopoint';
}

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const pair = (before: string, between: string, after = '') =>
  new RegExp(before + NUMBER + between + NUMBER + after);

const TWO_NUMBERS = pair('^', String.raw`\s*[,;\s]\s*`, '$');
/** Where the addresses of maps say a place; a marked one comes before the middle of what is shown. */
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

export const geopoint: Kind<GeopointField> = {
  ...plain,
  columnTypes: ['jsonb'],
  validate(value, { label }) {
    const read = numbersIn(textOf(value));
    if (!read) {
      return `${label} must be two numbers such as 52.5862, -1.9829, or the address of a map that marks the place`;
    }
    return geopointOf(read)
      ? undefined
      : `${label} is not on earth: a latitude is -90 to 90, a longitude -180 to 180`;
  },
  toForm: (stored) => written(geopointOf(stored)) || null,
  toRow: (value) => geopointOf(numbersIn(textOf(value))) ?? null,
  toText: (stored) => written(geopointOf(stored)),
  sortable: false,
};

/** What a form holds once the address of a map is pasted into it: the place's numbers; anything else as it is typed. */
export function withoutAddress(typed: string): string {
  const isAddress = /^(https?:\/\/|geo:)/.test(typed.trim());
  return (isAddress && written(numbersIn(typed))) || typed;
}

function numbersIn(typed: string): Geopoint | undefined {
  const found = [TWO_NUMBERS, ...IN_ADDRESSES]
    .map((expression) => expression.exec(typed.trim()))
    .find(Boolean);
  return found ? { latitude: rounded(found[1]), longitude: rounded(found[2]) } : undefined;
}

/** To the decimetre. */
const rounded = (degrees: string | undefined) => Math.round(Number(degrees) * 1e6) / 1e6;

const written = (place: Geopoint | undefined) =>
  place ? `${place.latitude}, ${place.longitude}` : '';
