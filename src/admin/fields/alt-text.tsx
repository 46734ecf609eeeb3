import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AltTextField } from '../../schema/kinds/alt-text';
import { useLibraryDescription } from '../images/library/use-library-description';
import { setAsTyped } from '../ui/set-as-typed';
import { TextCell } from './cells';
import { useChosenPicture } from './chosen-picture';
import type { InputProps } from './kind-props';
import { lazyInput } from './lazy-input';

const Words = lazyInput(() => import('./alt-text/Input'));

/** Here without a picture, too: the next one must not get the words of the one that was removed. */
function AltTextInput(props: InputProps<AltTextField>) {
  const { source } = props;
  const form = useFormContext();
  const descriptionOf = useLibraryDescription();
  const [former, setFormer] = useState<unknown>();
  const picture = useChosenPicture(props, (chosen) => {
    const words: unknown = form.getValues(source) ?? null;
    const own = descriptionOf(chosen) ?? null;
    setFormer(words);
    if (own !== words) setAsTyped(form, source, own);
  });
  return picture ? <Words {...props} former={former} /> : null;
}

export const Input = Object.assign(AltTextInput, { preload: Words.preload });
export const Cell = TextCell;
