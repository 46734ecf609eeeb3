/** A page as a list names it. */
export interface PageLink {
  path: string;
  title: string;
}
