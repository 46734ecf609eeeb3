interface Mail {
  /** Empty: left to the user. */
  to: string;
  subject: string;
  body: string;
}

/** RFC 6068: encoded but for the sign "@", which some programs do not decode. */
export function mailtoAddress(to: string): string {
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}`;
}

export function mailtoLink({ to, subject, body }: Mail): string {
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  // Line breaks are CRLF in a mailto address.
  return `${mailtoAddress(to)}?${query.replaceAll('%0A', '%0D%0A')}`;
}
