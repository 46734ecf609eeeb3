/** A published post as another system's export tells of it. */
export interface ForeignPost {
  title: string;
  slug: string;
  /** Where it was read until now. */
  address: string;
  html: string;
  excerpt: string;
  /** The day it was published, "2025-05-14". */
  day: string;
  /** RFC 3339. */
  createdAt: string;
  updatedAt: string;
  /** Best first. */
  categories: string[];
  /** Address of its main picture. */
  picture?: string;
}

export interface ForeignBlog {
  posts: ForeignPost[];
  /** What the export holds besides, a line each, with the reason why it stays out. */
  leftOut: string[];
}
