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
  const transport = createTransport({ url, ...timeouts }, { from });
  return async (mail) => {
    await transport.sendMail(mail);
  };
}
