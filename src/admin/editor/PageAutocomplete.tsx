import { Autocomplete, Box, type AutocompleteProps } from '@mui/material';
import { matchingPages, type OwnPage } from './site-links';

type Props = Pick<
  AutocompleteProps<OwnPage, false, false, true>,
  'id' | 'options' | 'renderInput'
> & {
  /** A path, or free text. */
  value: string;
  onChange: (typed: string) => void;
};

/** Suggests the site's pages by title or path; accepts free text. */
export function PageAutocomplete({ value, onChange, ...props }: Props) {
  return (
    <Autocomplete
      {...props}
      freeSolo
      inputValue={value}
      onInputChange={(_event, typed) => onChange(typed)}
      filterOptions={(pages, { inputValue }) => matchingPages(pages, inputValue)}
      getOptionLabel={(page) => (typeof page === 'string' ? page : page.path)}
      renderOption={({ key, ...item }, { label, path }) => (
        <Box component="li" key={key} {...item} sx={{ display: 'flex', gap: 1.5 }}>
          {label}
          <Box component="span" sx={{ ml: 'auto', color: 'text.secondary' }}>
            {path}
          </Box>
        </Box>
      )}
    />
  );
}
