import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import { Button } from '@mui/material';
import { useEditContext } from 'react-admin';
import { telHref } from '../../../shared/company';
import { useCompany } from '../../data/use-company';
import type { Enquiry } from './enquiry';
import { replyLink } from './reply-link';
import { useReplied } from './AnsweredOffer';

/** The ways to answer an enquiry, each one press away. */
export function EnquiryReply() {
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
