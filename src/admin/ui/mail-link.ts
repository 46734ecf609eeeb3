interface Mail {
  /** Left out, whoever writes fills it in. */
  to?: string;
  subject: string;
  body: string;
}

/** A `mailto:` address that opens a new e-mail, whatever its parts hold (RFC 6068). */
export function mailLink({ to = '', subject, body }: Mail): string {
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  // Line breaks are CRLF in a mailto address.
  return `mailto:${encodeURIComponent(to)}?${query.replaceAll('%0A', '%0D%0A')}`;
}
