import Add from '@mui/icons-material/Add';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import type { TakeMore } from '../../images/more-pictures';
import { prepareSeveralImages } from '../../images/prepare-several-images';
import { FieldMessages } from '../../ui/FieldParts';
import { ItemButtons } from '../../ui/ItemButtons';
import { useLatest } from '../../ui/use-latest';
import { capitalise } from '../../../schema/content-type';
import { FieldSet } from '../FieldSet';
import type { InputProps } from '../kind-props';
import { MemberInputs } from '../MemberInputs';
import { inputOf } from '../open-field';
import type { PickedFile } from '../../../schema/kinds/file';
import { pictureKeys } from '../../../schema/kinds/image';
import { useItems } from '../use-items';
import type { FieldOfKind } from '../../../schema/fields';
import { nested } from '../../../schema/kinds';
import { asRepeat, type ImagesField } from '../../../schema/kinds/images';
import { itemsOf, type FormValues } from '../../../schema/kind';
import { SeveralPictures } from './SeveralPictures';

export function GroupInput({ schema, field, source, mode }: InputProps<FieldOfKind['group']>) {
  return (
    <FieldSet title={field.label}>
      {field.helperText && <FormHelperText>{field.helperText}</FormHelperText>}
      <MemberInputs {...{ schema, mode }} fields={field.fields} path={source} />
    </FieldSet>
  );
}

/** A list of groups, each a card with its own buttons. */
export function RepeatInput({
  schema,
  field,
  source,
  mode,
  validate,
}: InputProps<FieldOfKind['repeat']>) {
  const { label, itemName, helperText, fields, max = Infinity } = field;
  const { items, error } = useItems({ source, validate });
  const isFull = items.fields.length >= max;
  const takeMore = useTakeMore(field, source, (item) => items.append(item, { shouldFocus: false }));
  const add = useRef<HTMLButtonElement>(null);
  const id = `${source}-messages`;
  const remove = (index: number) => {
    flushSync(() => items.remove(index));
    // The focused button was removed.
    (inputOf(`${source}.${Math.max(index - 1, 0)}`) ?? add.current)?.focus();
  };

  const list = (
    <>
      <Box
        component={items.fields.length > 0 ? 'ol' : 'div'}
        aria-describedby={id}
        sx={{ display: 'grid', gap: 2, m: 0, mt: 1, p: 0, listStyle: 'none' }}
      >
        {items.fields.map((item, index) => {
          const name = `${capitalise(itemName)} ${index + 1}`;
          return (
            <Box
              component="li"
              key={item.key}
              sx={{ px: 2, pb: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}
            >
              <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
                <Typography variant="body2" sx={{ fontWeight: 700 }}>
                  {name}
                </Typography>
                <ItemButtons
                  name={name}
                  index={index}
                  count={items.fields.length}
                  onMove={(to) => items.move(index, to)}
                  onRemove={() => remove(index)}
                />
              </Box>
              <Box role="group" aria-label={name}>
                <MemberInputs {...{ schema, mode, fields }} path={`${source}.${index}`} />
              </Box>
            </Box>
          );
        })}
      </Box>
      <Button
        ref={add}
        startIcon={<Add />}
        disabled={isFull}
        onClick={() => items.append(nested.blank(fields))}
        sx={{ mt: 1 }}
      >
        Add {itemName}
      </Button>
    </>
  );
  return (
    <FieldSet title={label}>
      {takeMore ? <SeveralPictures {...{ id, takeMore, isFull }}>{list}</SeveralPictures> : list}
      <FieldMessages id={id} error={error} helperText={helperText} />
    </FieldSet>
  );
}

/** Adds several pictures at once, each as a new item; `undefined` unless items have exactly one image. */
function useTakeMore(
  { fields, max = Infinity }: FieldOfKind['repeat'],
  source: string,
  append: (item: FormValues) => void,
): TakeMore | undefined {
  const { getValues } = useFormContext();
  const [picture, ...others] = pictureKeys(fields);
  const take = useLatest((picked: PickedFile) => {
    if (!picture || itemsOf(getValues(source)).length >= max) return false;
    append({ ...nested.blank(fields), [picture]: picked });
    return true;
  });
  if (!picture || others.length > 0) return undefined;
  return (files) => prepareSeveralImages(files, take);
}

/** A repeat of picture and alternative text. */
export function ImagesInput({ field, ...props }: InputProps<ImagesField>) {
  const pictures = useMemo(() => asRepeat(field), [field]);
  return <RepeatInput {...props} field={pictures} />;
}
