import { Box } from '@mui/material';
import { company } from '../../../shared/company';
import { PageHeading } from '../../crud/PageHeading';
import { BAR_FRAME } from '../bar/bar-styles';
import { AdminLayout } from './AdminLayout';

/** As long as nobody knows whether the sign-in page or the admin comes next. */
export function BeforeSignIn() {
  return (
    <AdminLayout bar={<Box sx={BAR_FRAME} />}>
      <PageHeading title={`${company.get().name} admin`} />
    </AdminLayout>
  );
}
