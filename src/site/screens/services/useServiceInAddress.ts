import { useLocation, useNavigate } from 'react-router-dom';
import { defaultService, isServiceId, type ServiceId } from '../../content/services';
import type { NavigationState } from '../../layout/navigation-state';
import { useHydrated } from '../../layout/useHydrated';

/**
 * The service that the address's anchor names, and a way to choose another, which leaves an entry in the history.
 * Prerendered HTML cannot know the anchor and shows the default, so the first client render does too.
 */
export function useServiceInAddress(): [ServiceId, (id: ServiceId) => void] {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const anchor = hydrated ? hash.slice(1) : '';

  function choose(id: ServiceId) {
    if (id === anchor) return;
    void navigate(`#${id}`, { state: { keepPlace: true } satisfies NavigationState });
  }

  return [isServiceId(anchor) ? anchor : defaultService(), choose];
}
