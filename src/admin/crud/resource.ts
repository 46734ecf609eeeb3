import type { ComponentType } from 'react';
import type { ContentType, FormValues } from '../../schema/content-type';
import type { CustomField } from '../../schema/kinds/custom';
import type { SectionsField } from '../../schema/kinds/sections';
import type { TextField } from '../../schema/kinds/text';

export interface BesideFormProps {
  schema: AdminResource;
  /** Where the form's buttons are; `null` until they are drawn. */
  actions: HTMLElement | null;
}

/** Components that take the place of what is generated, or join it; one that brings much code is a `lazyWithRetry`, with `null` where it joins. */
interface ResourceViews {
  list?: ComponentType<{ schema: AdminResource }>;
  create?: ComponentType<{ schema: AdminResource }>;
  edit?: ComponentType<{ schema: AdminResource }>;
  /** Stands above the rows, inside the list. */
  aboveList?: ComponentType<{ schema: AdminResource }>;
  /** Stands with the buttons over the list. */
  listActions?: ComponentType;
  /** Stands with the buttons of a row, whose record is in react-admin's context. */
  rowActions?: ComponentType;
  /** Stands with the buttons over the form of a record. */
  editActions?: ComponentType;
  /** Stands beside the fields of the form, inside it; what it adds to the form's buttons it draws into `actions`. */
  besideForm?: ComponentType<BesideFormProps>;
  /** Asks something once a record has become public, before the way goes on. */
  oncePublic?: ComponentType<{ record: FormValues; onDone: () => void }>;
  /** Stand below the fields of a group, by its title. */
  belowGroups?: Readonly<Record<string, ComponentType>>;
}

/** What the admin adds to a content type: components, and what it alone can ask for. */
export interface ResourceParts {
  /** Its sign in the bar. */
  icon?: ComponentType;
  views?: ResourceViews;
  /** Of fields of the kind `custom`, what shows them; of texts, the values that records have; of sections, their pictures. */
  fields?: Readonly<
    Record<
      string,
      | Pick<CustomField, 'input' | 'cell' | 'texts'>
      | Pick<TextField, 'valuesInUse'>
      | Pick<SectionsField, 'picture'>
    >
  >;
}

/** A content type as the admin shows it. */
export type AdminResource = ContentType & Omit<ResourceParts, 'fields'>;

/** What the bar needs to know of something that has a page. */
export type BarSource = Pick<AdminResource, 'words' | 'icon' | 'bar' | 'roles' | 'singleton'> & {
  /** Its address below /admin. */
  table: string;
};
