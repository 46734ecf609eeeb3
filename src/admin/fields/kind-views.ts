import type { ComponentType } from 'react';
import type { Field, FieldKind, FieldOfKind } from '../../schema/fields';
import { geopointOf, mapHref } from '../../shared/formats/geopoint';
import { telHref } from '../../shared/company';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import { mailtoAddress } from '../ui/mailto-link';
import * as altText from './alt-text';
import { FigureCell, leadsSomewhere, linkCell, TextCell } from './cells';
import * as custom from './custom';
import * as displayDate from './display-date';
import * as focus from './focus';
import * as html from './html';
import * as icon from './icon';
import * as image from './image';
import * as images from './images';
import type { CellProps, InputProps } from './kind-props';
import { lazyInput, type LazyInput } from './lazy-input';
import { figure, line, SHORT } from './LineInput';
import * as list from './list';
import * as money from './money';
import * as multiline from './multiline';
import * as publication from './publication';
import * as select from './select';
import * as slug from './slug';
import * as url from './url';

/** Components of a kind. */
interface Views<Of> {
  Input: ComponentType<InputProps<Of>> | LazyInput<InputProps<Of>>;
  Cell: ComponentType<CellProps<Of>>;
}

const day = { Input: line({ type: 'date', sx: SHORT }), Cell: FigureCell };
const repeat = () => import('./repeat/Input');
const referenceInput = () => import('./reference/Input');
const referenceCell = () => import('./reference/Cell');

/**
 * How each kind is typed and shown. Text inputs and those of the front page are bundled with its form, others are lazy;
 * cells that render more than text are loaded with the grid.
 */
export const kindViews: { readonly [Name in FieldKind]: Views<FieldOfKind[Name]> } = {
  altText,
  boolean: { Input: lazyInput(() => import('./boolean/Input')), Cell: TextCell },
  custom,
  date: day,
  dateTime: {
    Input: line({ type: 'datetime-local', sx: { maxWidth: '18rem', mr: 2 } }),
    Cell: FigureCell,
  },
  displayDate,
  // The keyboard of `inputMode`, without the browser's validation and its messages.
  email: {
    Input: line({ autoComplete: 'off', inputProps: { inputMode: 'email' } }),
    Cell: linkCell(({ value }) => mailtoAddress(String(value))),
  },
  file: { Input: lazyInput(() => import('./file/Input')), Cell: linkCell(leadsSomewhere) },
  focus,
  geopoint: {
    Input: lazyInput(() => import('./geopoint/Input')),
    Cell: linkCell(({ value }) => {
      const place = geopointOf(value);
      return place && mapHref(place);
    }),
  },
  group: {
    Input: lazyInput(async () => ({ default: (await repeat()).GroupInput })),
    Cell: TextCell,
  },
  html,
  icon,
  image,
  images,
  integer: { Input: line(figure('numeric')), Cell: FigureCell },
  lastDay: day,
  list,
  money,
  multiline,
  number: { Input: line(figure('decimal')), Cell: FigureCell },
  phone: {
    Input: line({ type: 'tel', autoComplete: 'off' }),
    Cell: linkCell(({ value }) => telHref(String(value))),
  },
  publication,
  rating: {
    Input: lazyInput(() => import('./rating/Input')),
    Cell: lazyWithRetry(() => import('./rating/Cell'), TextCell),
  },
  reference: {
    Input: lazyInput(async () => ({ default: (await referenceInput()).ReferenceFieldInput })),
    Cell: lazyWithRetry(async () => ({ default: (await referenceCell()).ReferenceCell }), null),
  },
  references: {
    Input: lazyInput(async () => ({ default: (await referenceInput()).ReferencesInput })),
    Cell: lazyWithRetry(async () => ({ default: (await referenceCell()).ReferencesCell }), null),
  },
  repeat: {
    Input: lazyInput(async () => ({ default: (await repeat()).RepeatInput })),
    Cell: TextCell,
  },
  // Shown by the publication's input.
  reviewRequest: { Input: () => null, Cell: FigureCell },
  sections: { Input: lazyInput(() => import('./sections/Input')), Cell: TextCell },
  select,
  slug,
  text: { Input: line(), Cell: TextCell },
  time: { Input: line({ type: 'time', sx: SHORT }), Cell: FigureCell },
  url,
};

/** Preloads the fields' inputs while the record is fetched: late ones moved the form's buttons. */
export function preloadInputs(fields: readonly Field[]): void {
  for (const { kind, readOnly } of fields) {
    const { Input } = kindViews[kind];
    if (!readOnly && 'preload' in Input) Input.preload();
  }
}
