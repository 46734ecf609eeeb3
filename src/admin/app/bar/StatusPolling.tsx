import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useWaitingCounts, waitingKeys, membershipQuery } from '../../data/status';
import { supabase } from '../../data/supabase-client';

/** Asks who is here, for whoever signs in and now and then (a role may change), and counts what waits for staff. */
export function StatusPolling() {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  useQuery(membershipQuery);
  useWaitingCounts(true);
  useEffect(() => {
    const { data } = supabase.auth.onAuthStateChange((event) => {
      if (event !== 'SIGNED_IN' && event !== 'SIGNED_OUT') return;
      void queryClient.invalidateQueries({ queryKey: membershipQuery.queryKey });
    });
    return () => data.subscription.unsubscribe();
  }, [queryClient]);
  // A form that has been saved leads to another page, and what is opened may be closed to whoever was a member.
  useEffect(() => {
    const { queryKey } = membershipQuery;
    void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
    for (const queryKey of waitingKeys) void queryClient.invalidateQueries({ queryKey });
  }, [pathname, queryClient]);
  return null;
}
