/** The screen of a post with what it needs at once. */
export async function loadPostScreen() {
  const screen = await import('./PostScreen');
  await screen.afterArticle.load();
  return screen;
}
