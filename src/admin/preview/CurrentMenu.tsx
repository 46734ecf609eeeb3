import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { fetchChanges } from '../../site/revalidate/fetch-changes';

/** Lets the site's bar over the admin show the menu as it is saved, and again after each change of the list. */
export default function CurrentMenu() {
  const { data } = useListContext();
  useEffect(() => {
    // What was built stays where nobody answers.
    if (data) fetchChanges().catch(() => undefined);
  }, [data]);
  return null;
}
