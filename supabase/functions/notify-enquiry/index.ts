import { notifyEnquiry } from './notify-enquiry.ts';
import { smtpFault, smtpSender } from './smtp-sender.ts';

/** The part of Deno's API that is used here. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(answer: (request: Request) => Promise<Response>): void;
};

const secret = (name: string) => Deno.env.get(name)?.trim() ?? '';
const NEEDED = ['NOTIFY_TO', 'NOTIFY_FROM', 'SITE_URL', 'SMTP_URL'];
const missing = NEEDED.filter((name) => !secret(name));

Deno.serve(
  notifyEnquiry({
    secret: secret('WEBHOOK_SECRET'),
    to: secret('NOTIFY_TO'),
    siteUrl: secret('SITE_URL').replace(/\/$/, ''),
    send: smtpSender(secret('SMTP_URL'), secret('NOTIFY_FROM')),
    fault: missing.length > 0 ? `${missing.join(', ')} must be set` : smtpFault(secret('SMTP_URL')),
  }),
);
