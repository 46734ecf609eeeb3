import { useCreatePath } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHere } from '../../ui/use-is-here';
import { ONLY_WHEN_SAVED } from '../unsaved-changes/UnsavedChangesGuard';

/** Leads back to the list, narrowed as it was when the record was opened from it; not whoever has gone elsewhere meanwhile. */
export function useReturnToList(table: string): () => void {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const isHere = useIsHere();
  const { state } = useLocation();
  const search = isListState(state) ? state.listSearch : '';
  // Who has typed on while it was saved goes on.
  const options = { state: ONLY_WHEN_SAVED };
  return () => {
    if (!isHere()) return;
    void navigate({ pathname: createPath({ resource: table, type: 'list' }), search }, options);
  };
}

function isListState(state: unknown): state is { listSearch: string } {
  return (
    typeof state === 'object' &&
    state !== null &&
    'listSearch' in state &&
    typeof state.listSearch === 'string'
  );
}
