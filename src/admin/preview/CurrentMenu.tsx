import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { readChanged } from '../../site/revalidate/read-changed';

/** Lets the site's bar over the admin show the menu as it is saved, and again after each change of the list. */
export default function CurrentMenu() {
  const { data } = useListContext();
  useEffect(() => {
    // What was built stays where nobody answers.
    if (data) readChanged().catch(() => undefined);
  }, [data]);
  return null;
}
