import { Autocomplete, Box, type AutocompleteProps } from '@mui/material';
import { matchingPages, type OwnPage } from './site-links';

type Props = Pick<
  AutocompleteProps<OwnPage, false, false, true>,
  'id' | 'options' | 'renderInput'
> & {
  /** A path, or whatever else is typed. */
  value: string;
  onChange: (typed: string) => void;
};

/** The pages of the site to choose from by name or address; whatever else is typed is taken, too. */
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
