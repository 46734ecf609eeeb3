import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { typedPlace, withoutAddress, type GeopointField } from '../../../schema/kinds/geopoint';
import type { InputProps } from '../kind-props';
import { LineInput } from '../LineInput';
import { SeeOnMap } from './SeeOnMap';

const HELP =
  'Latitude and longitude, such as 52.5862, -1.9829. Or paste the address of a map that marks the place.';

/** Coordinates, also parsed from a pasted map address, with a link to a map. */
export default function GeopointInput({ field, source, validate }: InputProps<GeopointField>) {
  const typed: unknown = useWatch({ name: source });
  return (
    <Box sx={{ maxWidth: '30rem' }}>
      <LineInput
        {...{ source, validate }}
        field={{ ...field, helperText: field.helperText ?? HELP }}
        autoComplete="off"
        parse={withoutAddress}
      />
      <SeeOnMap place={typedPlace(typed)} />
    </Box>
  );
}
