import ContentCopy from '@mui/icons-material/ContentCopy';
import IosShare from '@mui/icons-material/IosShare';
import MailOutline from '@mui/icons-material/MailOutline';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { Box, Button, Typography } from '@mui/material';
import { mailtoLink } from '../../ui/mailto-link';
import { OneTimeLink } from '../../ui/OneTimeLink';
import { useCopied } from '../../ui/use-copied';
import { useCompany } from '../../data/use-company';
import type { Role } from '../../../schema/role';

interface Props {
  address: string;
  role: Role;
  /** Empty for anybody with the link. */
  email: string;
}

export function InvitationLink({ address, role, email }: Props) {
  const copy = useCopied();
  const company = useCompany();
  const subject = `Join ${company.name}`;
  const text = `You are invited to the website of ${company.name} as an ${role}. The link works once, for seven days:`;
  // Closing the system's share sheet is no error.
  const share = () =>
    navigator.share({ title: subject, text, url: address }).catch(() => undefined);
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Send it to {email || 'whoever you invite'}. It makes one person an {role}, and works for
        seven days.
      </Typography>
      <Box sx={{ mt: 2 }}>
        <OneTimeLink address={address} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" startIcon={<ContentCopy />} onClick={() => copy(address)}>
          Copy
        </Button>
        <Button
          variant="outlined"
          startIcon={<MailOutline />}
          href={mailtoLink({ to: email, subject, body: `${text}\n\n${address}` })}
        >
          E-mail
        </Button>
        <Button
          variant="outlined"
          startIcon={<WhatsApp />}
          href={`https://wa.me/?text=${encodeURIComponent(`${text} ${address}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          WhatsApp
        </Button>
        {'share' in navigator && (
          <Button variant="outlined" startIcon={<IosShare />} onClick={() => void share()}>
            Share…
          </Button>
        )}
      </Box>
    </>
  );
}
