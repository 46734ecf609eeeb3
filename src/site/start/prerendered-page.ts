/**
 * Whether the HTML in the container is what the application shows first at an address. The build writes the path it
 * rendered into `data-page`, and for the 404 page and the shell of posts the pattern of their route.
 * @param routePath path of the route that answers the address, in the route table
 */
export function isPageOf(container: HTMLElement, pathname: string, routePath: string): boolean {
  const { page } = container.dataset;
  const answersMany = /[:*]/.test(routePath);
  return page === pathname || (answersMany && page === routePath);
}
