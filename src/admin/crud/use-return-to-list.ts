import { useCreatePath } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

/** Leads back to the list, narrowed as it was when the record was opened from it. */
export function useReturnToList(table: string): () => void {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const { state } = useLocation();
  const search = isListState(state) ? state.listSearch : '';
  return () => void navigate({ pathname: createPath({ resource: table, type: 'list' }), search });
}

function isListState(state: unknown): state is { listSearch: string } {
  return (
    typeof state === 'object' &&
    state !== null &&
    'listSearch' in state &&
    typeof state.listSearch === 'string'
  );
}
