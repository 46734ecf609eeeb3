import { Box } from '@mui/material';
import { itemsOf } from '../../schema/kind';
import { asRepeat, type ImagesField } from '../../schema/kinds/images';
import { valuesOf } from '../../schema/nested';
import { Cell as ImageCell } from './image';
import type { CellProps } from './kind-props';
import { lazyInput } from './lazy-input';

export const Input = lazyInput(async () => ({
  default: (await import('./repeat/Input')).ImagesInput,
}));

const MAX_SHOWN = 3;

/** The first pictures, and the number of others. */
export function Cell({ field, value }: CellProps<ImagesField>) {
  const pictures = itemsOf(value).map(valuesOf);
  const left = pictures.length - MAX_SHOWN;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {pictures.slice(0, MAX_SHOWN).map(({ src }, index) => (
        <ImageCell key={index} field={asRepeat(field).fields.src} value={src} />
      ))}
      {left > 0 && `+${left}`}
    </Box>
  );
}
