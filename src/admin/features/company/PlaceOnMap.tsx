import { TextField } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { typedPlace, withoutAddress } from '../../../schema/kinds/geopoint';
import { SeeOnMap } from '../../fields/geopoint/SeeOnMap';
import { setAsTyped } from '../../ui/set-as-typed';

/** Sets latitude and longitude by a pasted map address or coordinates. */
export default function PlaceOnMap() {
  const form = useFormContext();
  const [latitude, longitude] = useWatch({ name: ['latitude', 'longitude'] }) as unknown[];
  const [typed, setTyped] = useState('');
  const take = (text: string) => {
    const place = typedPlace(text);
    // Numbers come digit by digit, an address at once.
    setTyped(place && withoutAddress(text) !== text ? '' : text);
    for (const [column, degrees] of Object.entries(place ?? {})) {
      setAsTyped(form, column, String(degrees));
    }
  };
  const isUnknown = typed !== '' && !typedPlace(typed);
  return (
    <>
      <SeeOnMap place={typedPlace(`${String(latitude)}, ${String(longitude)}`)} />
      <TextField
        label="Address of a map"
        value={typed}
        onChange={({ target }) => take(target.value)}
        onBlur={() => !isUnknown && setTyped('')}
        error={isUnknown}
        helperText={
          isUnknown
            ? 'This address marks no place.'
            : 'Find the place on a map, mark it, and paste the map’s address here: both numbers follow.'
        }
        autoComplete="off"
        fullWidth
      />
    </>
  );
}
