import Add from '@mui/icons-material/Add';
import { Box, Button, TextField } from '@mui/material';
import { useRef } from 'react';
import { useInput } from 'react-admin';
import { flushSync } from 'react-dom';
import { ControlGroup } from '../../ui/FieldParts';
import { ItemButtons } from '../../ui/ItemButtons';
import { capitalise } from '../../../schema/content-type';
import type { InputProps } from '../kind-props';
import { FIELD } from '../open-field';
import type { ListField } from '../../../schema/kinds/list';

/** A list of short texts. Enter inserts one below. */
export default function ListInput({ field, source, validate }: InputProps<ListField>) {
  const { label, itemName, helperText, max = Infinity } = field;
  const input = useInput({ source, validate, defaultValue: [] });
  const { value, onChange, onBlur, ref } = input.field;
  const items: string[] = Array.isArray(value) ? value : [];
  const box = useRef<HTMLDivElement>(null);

  /** Focuses an item, or the add button of an empty list. */
  const changeAndFocus = (next: string[], index: number) => {
    flushSync(() => onChange(next));
    const target =
      box.current?.querySelectorAll('input')[index] ?? box.current?.querySelector('button');
    target?.focus();
  };
  const insertAfter = (index: number) => {
    if (items.length < max) changeAndFocus(items.toSpliced(index + 1, 0, ''), index + 1);
  };

  return (
    <ControlGroup role="group" ref={box} {...{ label, helperText, source, input }}>
      <Box
        component={items.length > 0 ? 'ol' : 'div'}
        sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {items.map((item, index) => {
          const name = `${capitalise(itemName)} ${index + 1}`;
          return (
            <Box
              component="li"
              key={index}
              {...{ [FIELD]: `${source}.${index}` }}
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'flex-end',
                // A phone has too little room beside the buttons.
                flexWrap: { xs: 'wrap', sm: 'nowrap' },
              }}
            >
              <TextField
                margin="none"
                size="small"
                value={item}
                inputRef={index === 0 ? ref : undefined}
                onChange={(event) => onChange(items.with(index, event.target.value))}
                onBlur={onBlur}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  // Not the form's Enter, which moves to the next field.
                  event.stopPropagation();
                  insertAfter(index);
                }}
                slotProps={{
                  htmlInput: { 'aria-label': name, 'aria-invalid': input.fieldState.invalid },
                }}
              />
              <ItemButtons
                name={name}
                index={index}
                count={items.length}
                onMove={(to) => onChange(items.toSpliced(index, 1).toSpliced(to, 0, item))}
                onRemove={() => changeAndFocus(items.toSpliced(index, 1), Math.max(index - 1, 0))}
              />
            </Box>
          );
        })}
      </Box>
      <Button
        startIcon={<Add />}
        disabled={items.length >= max}
        ref={items.length === 0 ? ref : undefined}
        onClick={() => insertAfter(items.length - 1)}
        sx={{ mt: 1 }}
      >
        Add {itemName}
      </Button>
    </ControlGroup>
  );
}
