import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openPasswordLink } from '../../data/password';
import { useSession } from '../../data/session';

/** `guarded`: the account wants a code of its second factor before. */
type PasswordLink = 'opening' | 'guarded' | 'unusable' | 'unreachable' | { email: string };

/** What goes on being known when the page is loaded again: that its session came by a link. */
const OPENED = { isOpened: true };

/** The account that the link in the address is for. Its tokens leave the address, and so the history, at once. */
export function usePasswordLink(): PasswordLink {
  const location = useLocation() as { hash: string; state: typeof OPENED | null };
  const [{ hash, state }] = useState(location);
  const navigate = useNavigate();
  const { session, half } = useSession();
  const { data, isFetching, isError } = useQuery({
    queryKey: ['password-link', hash],
    queryFn: () => openPasswordLink(hash),
    enabled: hash !== '',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  useEffect(() => {
    if (hash) void navigate({ hash: '' }, { replace: true, state: OPENED });
  }, [hash, navigate]);

  if (isError) return 'unreachable';
  if (isFetching || session === undefined) return 'opening';
  const isOpened = hash ? data : state?.isOpened;
  if (isOpened && half) return 'guarded';
  return isOpened && session ? { email: session.user.email ?? '' } : 'unusable';
}
