import MapOutlined from '@mui/icons-material/MapOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { company } from '../../../shared/content/defaults/company';
import { PinMap } from './PinMap';
import type { Place } from './web-mercator';

/** Sets latitude and longitude of the form by a pin on a map, which is fetched when it is asked for. */
export function PlaceOnMap() {
  const [isOpen, setOpen] = useState(false);
  const { setValue } = useFormContext();
  const [north, east] = useWatch({ name: ['latitude', 'longitude'] }) as unknown[];
  const put = (place: Place) => {
    for (const [column, degrees] of Object.entries(place)) {
      setValue(column, String(degrees), {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: true,
      });
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<MapOutlined />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ mb: 2 }}
      >
        {isOpen ? 'Hide the map' : 'Choose on a map'}
      </Button>
      {isOpen && <PinMap place={placeOf(north, east)} onPut={put} />}
    </>
  );
}

/** Where the form says the company is; what cannot be read is taken from the site's own. */
function placeOf(north: unknown, east: unknown): Place {
  const degrees = (typed: unknown, most: number, otherwise: number) => {
    const number = Number.parseFloat(String(typed));
    return Math.abs(number) <= most ? number : otherwise;
  };
  return {
    latitude: degrees(north, 90, company.latitude),
    longitude: degrees(east, 180, company.longitude),
  };
}
