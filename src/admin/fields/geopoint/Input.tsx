import { Box, Link } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { typedPlace, withoutAddress, type GeopointField } from '../../../schema/kinds/geopoint';
import { mapHref } from '../../../shared/geopoint';
import type { InputProps } from '../kind-props';
import { LineInput } from '../LineInput';

const HELP =
  'Latitude and longitude, such as 52.5862, -1.9829. Or paste the address of a map that marks the place.';

/** A place by its two numbers, which the pasted address of a map becomes; a map of it is one press away. */
export function GeopointInput({ field, source, validate }: InputProps<GeopointField>) {
  const typed: unknown = useWatch({ name: source });
  const place = typedPlace(typed);
  return (
    <Box sx={{ maxWidth: '30rem' }}>
      <LineInput
        {...{ source, validate }}
        field={{ ...field, helperText: field.helperText ?? HELP }}
        autoComplete="off"
        parse={withoutAddress}
      />
      {place && (
        <Link
          href={mapHref(place)}
          target="_blank"
          rel="noopener"
          variant="body2"
          sx={{ display: 'inline-block', py: 0.5, ml: 1.75, mb: 1 }}
        >
          See it on OpenStreetMap
        </Link>
      )}
    </Box>
  );
}
