import type { ComponentType } from 'react';
import type { ContentType } from '../schema/content-type';

type FetchScreen = () => Promise<{ default: ComponentType }>;

/** What shows the records of a content type that says `public`. */
interface PublicScreens {
  /** Its description; fetched when a record has changed in an open tab. */
  type: () => Promise<ContentType>;
  list: FetchScreen;
  /** Where each record has a page. */
  page?: FetchScreen;
}

/** By table (docs/add-a-screen.md). */
export const publicScreens: Readonly<Record<string, PublicScreens>> = {};
