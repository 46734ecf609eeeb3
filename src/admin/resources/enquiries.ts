import MailOutline from '@mui/icons-material/MailOutline';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import type { ResourceParts } from '../crud/resource';

export const enquiries: ResourceParts = {
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
};
