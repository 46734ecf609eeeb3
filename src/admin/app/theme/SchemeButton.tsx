import Brightness4 from '@mui/icons-material/Brightness4';
import Brightness7 from '@mui/icons-material/Brightness7';
import { IconButton, useTheme } from '@mui/material';
import { useTheme as useChosenScheme } from 'react-admin';

/** Light or dark; react-admin's own button brings a tooltip that positions itself, which weighs as much as a form field. */
export function SchemeButton() {
  const { mode } = useTheme().palette;
  const [, choose] = useChosenScheme();
  const name = 'Light or dark';
  return (
    <IconButton
      color="inherit"
      aria-label={name}
      title={name}
      onClick={() => choose(mode === 'dark' ? 'light' : 'dark')}
    >
      {mode === 'dark' ? <Brightness7 /> : <Brightness4 />}
    </IconButton>
  );
}
