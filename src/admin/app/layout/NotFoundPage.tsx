import { Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { PageHeading } from '../../crud/PageHeading';

/** Where nothing is, inside the admin's layout. */
export function NotFoundPage() {
  return (
    <>
      <PageHeading title="Page not found" />
      <Typography sx={{ mb: 3 }}>There is no page at this address.</Typography>
      <Button component={Link} to="/admin" variant="contained">
        Start page
      </Button>
    </>
  );
}
