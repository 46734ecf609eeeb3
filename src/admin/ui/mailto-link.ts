interface Mail {
  /** Empty: left to the user. */
  to: string;
  subject: string;
  body: string;
}

/** RFC 6068, encoded. */
export function mailtoLink({ to, subject, body }: Mail): string {
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  // Line breaks are CRLF in a mailto address.
  return `mailto:${encodeURIComponent(to)}?${query.replaceAll('%0A', '%0D%0A')}`;
}
