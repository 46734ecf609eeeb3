/**
 * Where the browser denies localStorage, reading the name throws, and react-admin's store does so while it is being
 * loaded. Without the name it keeps its settings in memory. Import it before anything of react-admin.
 */
try {
  window.localStorage.getItem('');
} catch {
  Object.defineProperty(window, 'localStorage', { configurable: true, value: undefined });
}
