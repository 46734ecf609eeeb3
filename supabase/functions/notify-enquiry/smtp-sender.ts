import { createTransport } from 'nodemailer';
import type { Mail } from './enquiry-mail.ts';

/** A silent mail server must not hold the function until its own limit. */
const TIMEOUT_MS = 10_000;

/**
 * @param url "smtps://user:password@smtp.example.com:465"; hosted functions reach neither port 25 nor 587
 * @param from an address that the mail server accepts as sender
 */
export function smtpSender(url: string, from: string): (mail: Mail) => Promise<void> {
  const timeouts = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  return async (mail) => {
    const transport = createTransport({ url, ...timeouts }, { from });
    await transport.sendMail(mail);
  };
}

/** `undefined` for an address that names a mail server; a sign of a password may cut it short, or move its host (RFC 3986). */
export function smtpFault(url: string): string | undefined {
  if (/^smtps?:\/\/[^/\\?#\s]+\/?(\?[^@\s]*)?\s*$/i.test(url) && URL.canParse(url))
    return undefined;
  return 'SMTP_URL must be smtps://user:password@server:465, with / # ? % @ of user and password as %2F %23 %3F %25 %40';
}
