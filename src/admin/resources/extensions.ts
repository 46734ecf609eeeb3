import MailOutline from '@mui/icons-material/MailOutline';
import PeopleOutline from '@mui/icons-material/PeopleOutline';
import type { TableName } from '../../schema/table';
import type { ResourceExtensions } from '../crud/resource';
import { queryClient } from '../data/query-client';
import { LazyPageSearchResult, LazyPostSearchResult } from '../preview/lazy-search-result';
import { lazyWithRetry } from '../ui/lazy-with-retry';

const AUTHOR = {
  cell: lazyWithRetry(() => import('../features/people/AuthorName'), null),
  texts: async () => {
    const { authorsQuery } = await import('../data/authors');
    return queryClient.fetchQuery(authorsQuery);
  },
};

const areaSide = () => import('../features/areas/AreaSide');

/** Components that the admin adds to content types, by table; by default all is generated. */
export const extensions: Partial<Record<TableName, ResourceExtensions>> = {
  areas: {
    views: {
      aboveList: lazyWithRetry(async () => ({ default: (await areaSide()).AreasLeftOut }), null),
      besideForm: lazyWithRetry(async () => ({ default: (await areaSide()).AreaSide }), null),
    },
  },
  blog_posts: {
    fields: {
      author_id: AUTHOR,
    },
    views: { belowGroups: { 'Search and sharing': LazyPostSearchResult } },
  },
  company: {
    views: {
      belowGroups: {
        'Place on the map': lazyWithRetry(() => import('../features/company/PlaceOnMap'), null),
      },
    },
  },
  enquiries: {
    icon: MailOutline,
    fields: {
      service: {
        valuesInUse: async () =>
          (await import('../features/enquiries/enquiry-figures')).servicesAsked(),
      },
    },
    views: {
      aboveList: lazyWithRetry(() => import('../features/enquiries/EnquiryOverview')),
      editActions: lazyWithRetry(() => import('../features/enquiries/EnquiryReply'), null),
      besideForm: lazyWithRetry(() => import('../features/enquiries/EnquirySide'), null),
    },
  },
  menu: {
    fields: {
      shown_from: {
        cell: lazyWithRetry(() => import('../features/menu/SeenByVisitors'), null),
      },
    },
    views: {
      aboveList: lazyWithRetry(() => import('../preview/CurrentMenu'), null),
    },
  },
  pages: {
    fields: {
      author_id: AUTHOR,
      sections: {
        picture: lazyWithRetry(
          async () => ({ default: (await import('../preview/SectionThumbnail')).SectionThumbnail }),
          null,
        ),
      },
    },
    views: {
      belowGroups: { 'Search and sharing': LazyPageSearchResult },
      oncePublic: lazyWithRetry(() => import('../features/menu/AddToMenu'), null),
    },
  },
  /** References a service by slug. */
  price_plans: {
    fields: {
      service: {
        input: lazyWithRetry(async () => ({
          default: (await import('./ServiceOfPrice')).ServiceChoice,
        })),
        cell: lazyWithRetry(
          async () => ({ default: (await import('./ServiceOfPrice')).ServiceTitle }),
          null,
        ),
        texts: async () => (await import('./ServiceOfPrice')).serviceTitles(),
      },
    },
  },
  staff: {
    icon: PeopleOutline,
    views: {
      listActions: lazyWithRetry(() => import('../features/people/PeopleActions'), null),
      aboveList: lazyWithRetry(() => import('../features/people/OpenInvitations'), null),
      rowActions: lazyWithRetry(() => import('../features/people/PersonActions'), null),
    },
  },
  testimonials: {
    views: {
      aboveList: lazyWithRetry(() => import('../features/reviews/ReviewsToComplete'), null),
      listActions: lazyWithRetry(() => import('../features/reviews/ImportReviews'), null),
    },
  },
};
