import { geopointOf, mapHref } from '../../shared/geopoint';
import { linkCell } from './cells';
import { lazyInput } from './lazy-input';

export const Input = lazyInput(async () => (await import('./geopoint/Input')).GeopointInput);
export const Cell = linkCell(({ value }) => {
  const place = geopointOf(value);
  return place && mapHref(place);
});
