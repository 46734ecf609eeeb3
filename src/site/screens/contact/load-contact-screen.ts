/** The contact screen with what it needs at once. */
export async function loadContactScreen() {
  const screen = await import('./ContactScreen');
  await screen.belowForms.load();
  return screen;
}
