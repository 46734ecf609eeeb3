/*
 * Written into the head of the admin's documents: before the first paint they are in the scheme that was chosen in the
 * bar, or in the device's. What MUI's InitColorSchemeScript does, also where storage is denied.
 */
{
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem('mui-mode');
  } catch {
    // Then nobody's choice is kept.
  }
  if (chosen !== 'light' && chosen !== 'dark')
    chosen = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.scheme = chosen;
}
