import { useFormContext } from 'react-hook-form';
import type { FocusField } from '../../schema/kinds/focus';
import { setAsTyped } from '../ui/set-as-typed';
import { TextCell } from './cells';
import { useChosenPicture } from './chosen-picture';
import type { InputProps } from './kind-props';
import { lazyInput } from './lazy-input';

const Point = lazyInput(() => import('./focus/Input'));

/** Another picture has another point. */
function FocusInput(props: InputProps<FocusField>) {
  const form = useFormContext();
  const picture = useChosenPicture(props, () => {
    if (form.getValues(props.source)) setAsTyped(form, props.source, null);
  });
  return picture ? <Point {...props} /> : null;
}

export const Input = Object.assign(FocusInput, { preload: Point.preload });
export const Cell = TextCell;
