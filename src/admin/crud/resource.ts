import type { ComponentType } from 'react';
import type { ContentType, FormValues } from '../../schema/content-type';
import type { CustomField } from '../../schema/kinds/custom';
import type { SectionsField } from '../../schema/kinds/sections';
import type { TextField } from '../../schema/kinds/text';

export interface BesideFormProps {
  schema: AdminResource;
  /** The container of the form's buttons; `null` until it is rendered. */
  actions: HTMLElement | null;
}

/** Components that extend generated ones; large ones are `lazyWithRetry`, with `null` as fallback unless the list is to wait. */
interface ResourceViews {
  /** Above the rows, inside of the list. */
  aboveList?: ComponentType<{ schema: AdminResource }>;
  /** Beside the list's buttons. */
  listActions?: ComponentType;
  /** Beside a row's buttons, with its record in react-admin's context. */
  rowActions?: ComponentType;
  /** Beside the buttons of the edit form. */
  editActions?: ComponentType;
  /** Beside the fields, inside of the form; renders buttons into `actions` by a portal. */
  besideForm?: ComponentType<BesideFormProps>;
  /** Asks something after a record has become public, before the navigation. */
  oncePublic?: ComponentType<{ record: FormValues; onDone: () => void }>;
  /** Below the fields of a group, by its title. */
  belowGroups?: Readonly<Record<string, ComponentType>>;
}

/** The admin's part of a content type. */
export interface ResourceExtensions {
  /** In the bar. */
  icon?: ComponentType;
  views?: ResourceViews;
  /** Components of `custom` fields, used values of texts, pictures of sections. */
  fields?: Readonly<
    Record<
      string,
      | Pick<CustomField, 'input' | 'cell' | 'texts'>
      | Pick<TextField, 'valuesInUse'>
      | Pick<SectionsField, 'picture'>
    >
  >;
}

/** A content type with the admin's part. */
export type AdminResource = ContentType & Omit<ResourceExtensions, 'fields'>;

/** A page that the bar offers. */
export interface BarSource extends Pick<AdminResource, 'icon' | 'bar' | 'roles'> {
  /** Below /admin. */
  path: string;
  label: string;
}
