import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import { Button } from '@mui/material';
import { useEditContext, useStore } from 'react-admin';
import { telHref } from '../../../shared/company';
import type { Tables } from '../../../shared/database.types';
import { useCompany } from '../../data/use-company';
import { replyLink } from './reply-link';

export type Enquiry = Omit<Tables<'enquiries'>, 'search_text'>;

export default function EnquiryReply() {
  const { record } = useEditContext<Enquiry>();
  const company = useCompany();
  const [, setReplied] = useReplied();
  if (!record) return null;
  const { id, email, phone } = record;
  const onClick = () => setReplied(id);
  return (
    <>
      {email && (
        <Button
          href={replyLink({ ...record, email }, company)}
          onClick={onClick}
          variant="contained"
          startIcon={<ReplyOutlined />}
        >
          Reply by e-mail
        </Button>
      )}
      {phone && (
        <Button
          href={telHref(phone)}
          onClick={onClick}
          variant={email ? 'outlined' : 'contained'}
          startIcon={<PhoneOutlined />}
        >
          Call {phone}
        </Button>
      )}
    </>
  );
}

/**
 * The enquiry whose reply was started last. In storage, because a phone may discard the page while its mail program is
 * open.
 */
export const useReplied = () => useStore<string | null>('enquiries.replied', null);
