import PeopleOutline from '@mui/icons-material/PeopleOutline';
import { laterPart } from '../ui/later-part';
import type { ResourceParts } from '../crud/resource';

export const staff: ResourceParts = {
  icon: PeopleOutline,
  views: {
    listActions: laterPart(
      async () => (await import('../features/people/PeopleActions')).PeopleActions,
    ),
    aboveList: laterPart(
      async () => (await import('../features/people/OpenInvitations')).OpenInvitations,
    ),
    rowActions: laterPart(
      async () => (await import('../features/people/EndMembership')).EndMembership,
    ),
  },
};
