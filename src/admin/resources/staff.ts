import PeopleOutline from '@mui/icons-material/PeopleOutline';
import { laterPart } from '../ui/later-part';
import { ROLE_CHOICES } from '../features/people/role-words';
import { defineResource } from '../../schema/resource-schema';

/** Who may write, and what: people join by an invitation, owners give them a role and end their membership. */
export const staff = defineResource('staff', {
  words: { singular: 'person', plural: 'people', editHeading: (email) => email },
  roles: ['owner'],
  operations: ['update'],
  additive: 'invitations',
  primaryKey: 'user_id',
  fields: {
    email: { kind: 'email', label: 'E-mail', readOnly: true },
    role: { kind: 'select', label: 'Role', required: true, choices: ROLE_CHOICES },
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
  bar: { icon: PeopleOutline },
  constraints: {
    staff_role: { field: 'role', message: 'Choose one of the listed roles.' },
  },
  views: {
    listActions: laterPart(async () => (await import('../features/people/PeopleActions')).PeopleActions),
    aboveList: laterPart(async () => (await import('../features/people/OpenInvitations')).OpenInvitations),
    rowActions: laterPart(async () => (await import('../features/people/EndMembership')).EndMembership),
  },
});
