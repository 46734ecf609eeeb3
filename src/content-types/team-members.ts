import { defineContentType } from '../schema/define-content-type';
import { contentTable, picturePlace, pictureWords } from './content-table';

/** Of the about page. */
export const teamMembers = defineContentType('team_members', {
  ...contentTable,
  access: { read: 'everyone', write: ['owner', 'editor'] },
  words: { singular: 'team member', plural: 'team members', createButton: 'Add team member' },
  fields: {
    name: { kind: 'text', label: 'Name', required: true, maxLength: 80 },
    role: { kind: 'text', label: 'Role', required: true, maxLength: 80 },
    bio: { kind: 'multiline', label: 'About them', required: true, maxLength: 600 },
    image: { kind: 'image', label: 'Portrait', ...picturePlace('1 / 1') },
    image_alt: pictureWords('image', 'What the portrait shows'),
  },
  quotes: ['bio'],
  list: { columns: ['image', 'name', 'role', 'bio'], search: ['name', 'role'] },
  order: 'position',
  titleColumn: 'name',
  public: { parts: true, pictures: 'portrait' },
  shownAt: () => '/about#team',
});
