import { useFormContext, useWatch } from 'react-hook-form';
import { siblingPath } from '../../schema/field-paths';
import type { FocusField } from '../../schema/kinds/focus';
import { setAsTyped } from '../ui/set-as-typed';
import { TextCell } from './cells';
import { useChosenPicture } from './chosen-picture';
import type { InputProps } from './kind-props';
import { lazyInput } from './lazy-input';

const Point = lazyInput(() => import('./focus/Input'));

/** Another picture has another point. */
function FocusInput(props: InputProps<FocusField>) {
  const { field, source } = props;
  const path = siblingPath(source, field.of);
  const picture: unknown = useWatch({ name: path });
  const form = useFormContext();
  useChosenPicture(path, () => {
    if (form.getValues(source)) setAsTyped(form, source, null);
  });
  return picture ? <Point {...props} /> : null;
}

export const Input = Object.assign(FocusInput, { preload: Point.preload });
export const Cell = TextCell;
