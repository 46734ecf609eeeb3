import { defineContentType } from '../schema/define-content-type';
import { ROLES, type Role } from '../schema/role';

export const ROLE_WORDS: Readonly<Record<Role, { label: string; may: string }>> = {
  owner: { label: 'Owner', may: 'Everything, people included' },
  editor: { label: 'Editor', may: 'All content and enquiries' },
  author: { label: 'Author', may: 'Own posts and pages, which an editor publishes' },
};

const ROLE_CHOICES = ROLES.map((value) => ({ value, label: ROLE_WORDS[value].label }));

/** Created by an invitation; owners change roles and end memberships. */
export const staff = defineContentType('staff', {
  access: 'by hand',
  words: { singular: 'person', plural: 'people', editHeading: (email) => email },
  roles: ['owner'],
  operations: ['update'],
  primaryKey: 'user_id',
  fields: {
    email: { kind: 'email', label: 'E-mail', maxLength: 255, readOnly: true },
    role: {
      kind: 'select',
      label: 'Role',
      required: true,
      initial: 'owner',
      choices: ROLE_CHOICES,
      askBefore: {
        owner: {
          title: 'Take the role of owner away?',
          content:
            'Only an owner can give it back: if it is your own, you see no people, invitations or activity from the next moment on.',
        },
      },
    },
    added_at: { kind: 'dateTime', label: 'Since', readOnly: true },
    last_seen_at: {
      kind: 'dateTime',
      label: 'Last seen',
      readOnly: true,
      visibleWhen: ({ last_seen_at }) => last_seen_at !== null,
    },
  },
  list: {
    columns: ['email', 'role', 'added_at', 'last_seen_at'],
    inlineColumns: ['role'],
    search: 'email',
    filters: ['role'],
    sort: { field: 'added_at', order: 'ASC' },
  },
  titleColumn: 'email',
});
