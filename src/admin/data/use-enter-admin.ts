import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

/**
 * Leads on to the admin once a session has begun on a page in front of it. Where sign-in is required react-admin still
 * remembers that nobody was there, and would sign out whoever comes with that: it asks again first.
 */
export function useEnterAdmin() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.refetchQueries({ queryKey: ['auth'] });
    await navigate('/admin', { replace: true });
  };
}
