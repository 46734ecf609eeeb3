import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useEffect, useState } from 'react';

/** Nobody is told in the middle of a word. */
const PAUSE_MS = 300;

/** Links may still lead to an address that another record has left: says so, before they lead here. */
export function FormerAddressNotice({ address, prefix }: { address: string; prefix: string }) {
  const own = useRecordContext()?.id;
  const slug = useSettled(address);
  const { data: title } = useQuery({
    queryKey: ['former address', slug, own],
    queryFn: async () => (await import('../../data/former-address')).formerOwner(slug, own),
    enabled: slug !== '',
    retry: false,
  });
  return (
    <div role="status">
      {title && slug === address && (
        <Alert role="none" severity="warning" sx={{ mb: 2 }}>
          “{title}” was once at {prefix}
          {slug}, and links still lead from there to it. Once this is saved they lead here.
        </Alert>
      )}
    </div>
  );
}

/** The text as it was when it last stood still for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
