import { Box, Skeleton } from '@mui/material';
import { AuthPage } from './AuthPage';

/** In the place of a page in front of the admin whose code is on its way. */
export function AuthSkeleton({ title }: { title: string }) {
  return (
    <AuthPage title={title}>
      <Box role="progressbar" aria-label="Loading">
        <Skeleton height="5.5rem" />
        <Skeleton height="5.5rem" />
      </Box>
    </AuthPage>
  );
}
