import { OutlinedInput } from '@mui/material';
import { useInput } from 'react-admin';
import { textOf } from '../../schema/kind';
import type { UrlField } from '../../schema/kinds/texts';
import { PageAutocomplete } from '../editor/PageAutocomplete';
import { OWN_PAGES } from '../editor/site-links';
import { useSitePages } from '../editor/use-site-pages';
import { FieldControl } from '../ui/FieldParts';
import type { InputProps } from './kind-props';

/** The address of a page of this site, chosen by its name, or whatever else is typed. */
export function PageAddressInput({ field, source, validate }: InputProps<UrlField>) {
  const { label, helperText } = field;
  const { id, field: input, fieldState, isRequired } = useInput({ source, validate });
  const { data: pages = OWN_PAGES } = useSitePages();
  const error = fieldState.error?.message;
  return (
    <FieldControl
      {...{ id, label, source, isRequired, error, helperText }}
      isInvalid={fieldState.invalid}
    >
      <PageAutocomplete
        id={id}
        options={pages}
        value={textOf(input.value)}
        onChange={input.onChange}
        renderInput={({ InputProps, inputProps }) => (
          <OutlinedInput
            {...InputProps}
            fullWidth
            name={input.name}
            inputRef={input.ref}
            onBlur={input.onBlur}
            inputProps={{
              ...inputProps,
              autoCapitalize: 'none',
              inputMode: 'url',
              spellCheck: false,
              'aria-describedby': (error ?? helperText) ? `${id}-helper-text` : undefined,
            }}
          />
        )}
      />
    </FieldControl>
  );
}
