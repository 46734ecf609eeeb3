/** The home screen with the sections that it needs at once. */
export async function loadHomeScreen() {
  const screen = await import('./HomeScreen');
  await screen.sections.load();
  return screen;
}
