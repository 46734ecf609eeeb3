import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { fetchChanges } from '../../site/revalidate/fetch-changes';

/** Revalidates the navigation bar above the admin after each change of the menu. */
export default function CurrentMenu() {
  const { data } = useListContext();
  useEffect(() => {
    // Offline the built menu remains.
    if (data) fetchChanges().catch(() => undefined);
  }, [data]);
  return null;
}
