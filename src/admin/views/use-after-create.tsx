import { useNotify, useRedirect, type RaRecord } from 'react-admin';
import { setFlash } from '../../shared/flash';
import { ToastMessage } from '../layout/ToastMessage';
import { capitalise, type ResourceSchema } from '../schema/resource-schema';

/** Says that a record was created, where it is to be seen: on its public page, or in the list when it has none. */
export function useAfterCreate(schema: ResourceSchema) {
  const notify = useNotify();
  const redirect = useRedirect();
  return (record: RaRecord) => {
    const words = {
      kind: 'success',
      title: 'Success!',
      description: `${capitalise(schema.words.singular)} created successfully`,
    } as const;
    if (schema.publicPath) {
      setFlash(words);
      window.location.assign(schema.publicPath(record));
      return;
    }
    notify(<ToastMessage {...words} />);
    redirect('list', schema.table);
  };
}
