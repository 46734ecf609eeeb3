import MailOutline from '@mui/icons-material/MailOutline';
import PeopleOutline from '@mui/icons-material/PeopleOutline';
import type { TableName } from '../../schema/table';
import type { ResourceParts } from '../crud/resource';
import { queryClient } from '../data/query-client';
import { LazyPageSearchResult, LazyPostSearchResult } from '../preview/lazy-search-result';
import { lazyWithRetry } from '../ui/lazy-with-retry';

/** Who wrote a record. */
const AUTHOR = {
  cell: lazyWithRetry(async () => (await import('../features/people/AuthorName')).AuthorName, null),
  texts: async () => {
    const { authorsQuery } = await import('../data/authors');
    return queryClient.fetchQuery(authorsQuery);
  },
};

/** What the admin adds to content types, by table; one without an entry here is generated as it is. */
export const parts: Partial<Record<TableName, ResourceParts>> = {
  blog_posts: {
    fields: {
      author_id: AUTHOR,
    },
    views: { belowGroups: { 'Search and sharing': LazyPostSearchResult } },
  },
  company: {
    views: {
      belowGroups: {
        'Place on the map': lazyWithRetry(
          async () => (await import('../features/company/PlaceOnMap')).PlaceOnMap,
          null,
        ),
      },
    },
  },
  enquiries: {
    icon: MailOutline,
    fields: {
      service: {
        valuesInUse: async () => (await import('../features/enquiries/figures')).servicesAsked(),
      },
    },
    views: {
      aboveList: lazyWithRetry(
        async () => (await import('../features/enquiries/EnquiryOverview')).EnquiryOverview,
        null,
      ),
      editActions: lazyWithRetry(
        async () => (await import('../features/enquiries/EnquiryReply')).EnquiryReply,
        null,
      ),
      besideForm: lazyWithRetry(
        async () => (await import('../features/enquiries/EnquirySide')).EnquirySide,
        null,
      ),
    },
  },
  menu: {
    fields: {
      shown_from: {
        cell: lazyWithRetry(
          async () => (await import('../features/menu/SeenByVisitors')).SeenByVisitors,
          null,
        ),
      },
    },
    views: {
      aboveList: lazyWithRetry(
        async () => (await import('../preview/CurrentMenu')).CurrentMenu,
        null,
      ),
    },
  },
  pages: {
    fields: {
      author_id: AUTHOR,
      sections: {
        picture: lazyWithRetry(
          async () => (await import('../preview/SectionPicture')).SectionPicture,
          null,
        ),
      },
    },
    views: {
      belowGroups: { 'Search and sharing': LazyPageSearchResult },
      oncePublic: lazyWithRetry(
        async () => (await import('../features/menu/AddToMenu')).AddToMenu,
        null,
      ),
    },
  },
  /** A price names its service by the address that is written, or by the site's own as long as nobody has written any. */
  price_plans: {
    fields: {
      service: {
        input: lazyWithRetry(async () => (await import('./ServiceOfPrice')).ServiceChoice),
        cell: lazyWithRetry(async () => (await import('./ServiceOfPrice')).ServiceTitle, null),
      },
    },
  },
  staff: {
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
  },
};
