/**
 * Whether the HTML in the container is that of an address. The build writes the path it rendered into `data-page`;
 * the 404 page and the shell of posts have none, because they answer many.
 */
export function isPageOf(
  container: HTMLElement,
  { pathname }: Pick<Location, 'pathname'>,
): boolean {
  return container.dataset.page === pathname;
}
