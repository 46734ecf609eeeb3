import { geopointOf, mapHref } from '../../shared/formats/geopoint';
import { linkCell } from './cells';
import { lazyInput } from './lazy-input';

export const Input = lazyInput(() => import('./geopoint/Input'));
export const Cell = linkCell(({ value }) => {
  const place = geopointOf(value);
  return place && mapHref(place);
});
