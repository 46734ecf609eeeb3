import type { Tables } from '../shared/database.types';
import { defineContentType } from '../schema/define-content-type';

/** Read-only, and hidden while blank. */
const asked = (column: keyof Tables<'enquiries'>) =>
  ({ readOnly: true, visibleWhen: (row: Tables<'enquiries'>) => Boolean(row[column]) }) as const;

/** Created by the site's forms only; staff set the status. */
export const enquiries = defineContentType('enquiries', {
  access: 'by hand',
  words: {
    singular: 'enquiry',
    plural: 'enquiries',
    editHeading: (name) => `Enquiry from ${name}`,
  },
  // The page /privacy-policy promises the same.
  personal: { keptMonths: 12 },
  operations: ['update', 'delete'],
  roles: ['owner', 'editor'],
  fields: {
    message: {
      kind: 'multiline',
      label: 'Message',
      required: true,
      maxLength: 5000,
      readOnly: true,
    },
    name: { kind: 'text', label: 'Name', required: true, maxLength: 100, readOnly: true },
    email: { kind: 'email', label: 'E-mail', ...asked('email') },
    phone: { kind: 'phone', label: 'Phone', ...asked('phone') },
    service: { kind: 'text', label: 'Service', maxLength: 100, ...asked('service') },
    postcode: { kind: 'text', label: 'Postcode', maxLength: 10, ...asked('postcode') },
    property_kind: {
      kind: 'text',
      label: 'Kind of place',
      maxLength: 100,
      ...asked('property_kind'),
    },
    property_size: { kind: 'text', label: 'Size', maxLength: 100, ...asked('property_size') },
    frequency: { kind: 'text', label: 'How often', maxLength: 100, ...asked('frequency') },
    preferred_time: { kind: 'text', label: 'When', maxLength: 200, ...asked('preferred_time') },
    estimate: { kind: 'text', label: 'Estimate shown', maxLength: 200, ...asked('estimate') },
    created_at: { kind: 'dateTime', label: 'Received', readOnly: true },
    source: {
      kind: 'select',
      label: 'Sent with',
      required: true,
      readOnly: true,
      choices: [
        { value: 'home', label: 'Enquiry form' },
        { value: 'contact', label: 'Quote form' },
      ],
    },
    reference: { kind: 'text', label: 'Reference', required: true, maxLength: 20, readOnly: true },
    status: {
      kind: 'select',
      label: 'Status',
      required: true,
      initial: 'new',
      choices: [
        { value: 'new', label: 'New' },
        { value: 'answered', label: 'Answered' },
        { value: 'won', label: 'Won' },
        { value: 'lost', label: 'Lost' },
      ],
    },
    note: { kind: 'multiline', label: 'Note', maxLength: 5000, helperText: 'Only staff see it.' },
    answered_at: { kind: 'dateTime', label: 'First answered', ...asked('answered_at') },
    handled_by_email: {
      kind: 'text',
      label: 'Answered by',
      maxLength: 255,
      ...asked('handled_by_email'),
    },
    review_asked_at: {
      kind: 'dateTime',
      label: 'Asked for a review',
      ...asked('review_asked_at'),
    },
  },
  groups: [
    {
      title: 'Details',
      fields: [
        'name',
        'phone',
        'email',
        'service',
        'postcode',
        'property_kind',
        'property_size',
        'frequency',
        'preferred_time',
        'estimate',
        'created_at',
        'source',
        'reference',
      ],
      sideBySide: true,
    },
    {
      title: 'What became of it',
      fields: ['status', 'note', 'answered_at', 'handled_by_email', 'review_asked_at'],
    },
  ],
  list: {
    columns: ['name', 'message', 'service', 'created_at', 'status'],
    inlineColumns: ['status'],
    search: ['name', 'email', 'message', 'reference', 'phone', 'postcode'],
    searchColumn: 'search_text',
    filters: ['status', 'service'],
    savedFilters: [{ label: 'New', filter: { status: 'new' } }],
    bulkColumns: ['status'],
    sort: { field: 'created_at', order: 'DESC' },
  },
  titleColumn: 'name',
  versionColumn: 'updated_at',
  bar: { count: { label: 'new', filter: { status: 'new' } } },
});
