import { OutlinedInput } from '@mui/material';
import { useInput, useRecordContext } from 'react-admin';
import { asText } from '../../schema/kind';
import type { UrlField } from '../../schema/kinds/url';
import { PageAutocomplete } from '../editor/PageAutocomplete';
import { OWN_PAGES } from '../editor/site-links';
import { useSitePages } from '../editor/use-site-pages';
import { FieldControl } from '../ui/FieldParts';
import type { InputProps } from './kind-props';
import { useMissingPage } from './use-missing-page';

/** Autocomplete of this site's pages; accepts any other address. */
export default function PageAddressInput({ field, source, validate }: InputProps<UrlField>) {
  const { label, helperText } = field;
  const stored: unknown = useRecordContext()?.[source];
  const missingPage = useMissingPage();
  const leadsSomewhere = async (typed: unknown) =>
    // Inside a section, which may be collapsed, the preview's checks report it.
    source.includes('.') || typed === stored ? undefined : missingPage(asText(typed));
  const input = useInput({ source, validate: [validate, leadsSomewhere] });
  const { id, field: control, fieldState, isRequired } = input;
  const { data: pages = OWN_PAGES } = useSitePages();
  return (
    <FieldControl {...{ label, source, helperText, input }}>
      <PageAutocomplete
        id={id}
        options={pages}
        value={asText(control.value)}
        onChange={control.onChange}
        renderInput={({ InputProps, inputProps }) => (
          <OutlinedInput
            {...InputProps}
            fullWidth
            name={control.name}
            inputRef={control.ref}
            onBlur={control.onBlur}
            inputProps={{
              ...inputProps,
              required: isRequired,
              autoCapitalize: 'none',
              inputMode: 'url',
              spellCheck: false,
              'aria-describedby':
                (fieldState.error ?? helperText) ? `${id}-helper-text` : undefined,
            }}
          />
        )}
      />
    </FieldControl>
  );
}
