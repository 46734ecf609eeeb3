import { createTransport } from 'nodemailer';
import type { Mail } from './enquiry-mail.ts';

/** A mail server that does not answer must not hold the function for its whole life. */
const TIMEOUT_MS = 10_000;

/**
 * Sends through an SMTP server.
 * @param url "smtps://user:password@smtp.example.com:465"; hosted functions reach neither port 25 nor 587
 * @param from the company's own address, which the mail server lets it use
 */
export function smtpSender(url: string, from: string): (mail: Mail) => Promise<void> {
  const timeouts = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  const transport = createTransport({ url, ...timeouts }, { from });
  return async (mail) => {
    await transport.sendMail(mail);
  };
}
