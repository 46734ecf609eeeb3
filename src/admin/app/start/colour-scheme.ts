/*
 * Inlined into the head of the admin's documents: sets the scheme chosen in the bar, or the device's, before the first
 * paint. Like MUI's InitColorSchemeScript, but also without storage.
 */
{
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem('mui-mode');
  } catch {
    // No stored choice.
  }
  if (chosen !== 'light' && chosen !== 'dark')
    chosen = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.scheme = chosen;
}
