import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { useIsCurrentPage } from '../../ui/use-is-current-page';

/** Navigates to the list with its filters, unless the user has left. */
export function useReturnToList(table: string): (options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isHere = useIsCurrentPage();
  const { state } = useLocation() as { state: { listSearch?: string } | null };
  return (options) => {
    const list = { pathname: `/admin/${table}`, search: state?.listSearch };
    if (isHere()) void navigate(list, options);
  };
}
