import PeopleOutline from '@mui/icons-material/PeopleOutline';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import type { ResourceParts } from '../crud/resource';

export const staff: ResourceParts = {
  icon: PeopleOutline,
  views: {
    listActions: lazyWithRetry(
      async () => (await import('../features/people/PeopleActions')).PeopleActions,
      null,
    ),
    aboveList: lazyWithRetry(
      async () => (await import('../features/people/OpenInvitations')).OpenInvitations,
      null,
    ),
    rowActions: lazyWithRetry(
      async () => (await import('../features/people/PersonActions')).PersonActions,
      null,
    ),
  },
};
