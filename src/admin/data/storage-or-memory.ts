/**
 * Where the browser denies localStorage, its getter throws, also in react-admin's store while that loads. Without the
 * getter the store uses memory. Import before react-admin.
 */
try {
  window.localStorage.getItem('');
} catch {
  Object.defineProperty(window, 'localStorage', { configurable: true, value: undefined });
}
