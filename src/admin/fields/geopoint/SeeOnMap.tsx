import { Link } from '@mui/material';
import { mapHref, type Geopoint } from '../../../shared/formats/geopoint';

export function SeeOnMap({ place }: { place: Geopoint | undefined }) {
  if (!place) return null;
  return (
    <Link
      href={mapHref(place)}
      target="_blank"
      rel="noopener"
      variant="body2"
      sx={{ display: 'inline-block', py: 0.5, ml: 1.75, mb: 1 }}
    >
      See it on OpenStreetMap
    </Link>
  );
}
