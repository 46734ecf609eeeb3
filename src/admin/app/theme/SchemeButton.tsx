import Brightness4 from '@mui/icons-material/Brightness4';
import Brightness7 from '@mui/icons-material/Brightness7';
import { IconButton, useColorScheme } from '@mui/material';

/** Light or dark. Both signs stand there, and the scheme shows one: the build does not know which it will be. */
export function SchemeButton() {
  const { colorScheme, setMode } = useColorScheme();
  const name = 'Light or dark';
  return (
    <IconButton
      color="inherit"
      aria-label={name}
      title={name}
      onClick={() => setMode(colorScheme === 'dark' ? 'light' : 'dark')}
    >
      <Brightness4 sx={(theme) => theme.applyStyles('dark', { display: 'none' })} />
      <Brightness7 sx={(theme) => theme.applyStyles('light', { display: 'none' })} />
    </IconButton>
  );
}
