export interface PageLink {
  path: string;
  title: string;
}
