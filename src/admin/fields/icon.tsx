import { lazyInput } from './lazy-input';
import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { CellProps } from './kind-props';
import type { IconField } from '../../schema/kinds/icon';

/** An icon, once its set has loaded, with its name. */
export function Cell({ field, value }: Pick<CellProps<IconField>, 'field' | 'value'>) {
  const name = String(value);
  const { data: pictures } = useQuery({
    queryKey: ['icons', field.label],
    queryFn: () => field.loadPictures(),
    staleTime: Infinity,
  });
  const Picture = pictures?.[name];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {Picture && <Picture />}
      {field.icons[name] ?? name}
    </Box>
  );
}

export const Input = lazyInput(() => import('./icon/Input'));
