import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openPasswordLink } from './password';
import { useSession } from './session';

type PasswordLink = 'opening' | 'unusable' | 'unreachable' | { email: string };

/** What goes on being known when the page is loaded again: that its session came by a link. */
const OPENED = { isOpened: true };

/** The account that the link in the address is for. Its tokens leave the address, and so the history, at once. */
export function usePasswordLink(): PasswordLink {
  const location = useLocation() as { hash: string; state: typeof OPENED | null };
  const [{ hash, state }] = useState(location);
  const navigate = useNavigate();
  const { session } = useSession();
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
  return isOpened && session ? { email: session.user.email ?? '' } : 'unusable';
}
