import ContentCopy from '@mui/icons-material/ContentCopy';
import IosShare from '@mui/icons-material/IosShare';
import MailOutline from '@mui/icons-material/MailOutline';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { Box, Button, TextField, Typography } from '@mui/material';
import type { FocusEvent } from 'react';
import { useNotify } from 'react-admin';
import { company } from '../../shared/company';
import type { Role } from '../schema/role';

interface Props {
  address: string;
  role: Role;
  /** Whom it is for; empty: whoever has the link. */
  email: string;
}

const selectAll = (event: FocusEvent<HTMLInputElement>) => event.target.select();

/** A new invitation's link, and the ways to send it. */
export function InvitationLink({ address, role, email }: Props) {
  const notify = useNotify();
  const subject = `Join ${company.name}`;
  const text = `You are invited to the website of ${company.name} as an ${role}. The link works once, for seven days:`;
  const mail = new URLSearchParams({ subject, body: `${text}\n\n${address}` });
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify('The link is copied', { type: 'info' }),
      () => notify('Select the link and copy it', { type: 'warning' }),
    );
  // Whoever closes the sheet of the system has not failed.
  const share = () =>
    navigator.share({ title: subject, text, url: address }).catch(() => undefined);
  return (
    <>
      <Typography>
        Send it to {email || 'whoever you invite'}. It makes one person an {role}, and works for
        seven days.
      </Typography>
      <TextField
        label="The link"
        value={address}
        helperText="It is shown this once."
        slotProps={{ htmlInput: { readOnly: true, onFocus: selectAll } }}
        sx={{ mt: 2 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          variant="outlined"
          startIcon={<MailOutline />}
          href={`mailto:${email}?${mail.toString().replaceAll('+', '%20')}`}
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
