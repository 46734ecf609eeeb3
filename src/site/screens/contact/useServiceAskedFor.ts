import { useLocation } from 'react-router-dom';
import { isServiceId } from '../../content/services';

/** The service that the address names (`quoteHref`), if it is one of ours. */
export function useServiceAskedFor(): string | undefined {
  const { search } = useLocation();
  const service = new URLSearchParams(search).get('service') ?? '';
  return isServiceId(service) ? service : undefined;
}
