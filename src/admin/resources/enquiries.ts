import MailOutline from '@mui/icons-material/MailOutline';
import { laterPart } from '../ui/later-part';
import type { ResourceParts } from '../crud/resource';

export const enquiries: ResourceParts = {
  icon: MailOutline,
  fields: {
    service: {
      valuesInUse: async () => (await import('../features/enquiries/figures')).servicesAsked(),
    },
  },
  views: {
    aboveList: laterPart(
      async () => (await import('../features/enquiries/EnquiryOverview')).EnquiryOverview,
    ),
    editActions: laterPart(
      async () => (await import('../features/enquiries/EnquiryReply')).EnquiryReply,
    ),
    besideForm: laterPart(
      async () => (await import('../features/enquiries/PersonPanel')).PersonPanel,
    ),
  },
};
