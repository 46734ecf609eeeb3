import type { Mail } from '../functions/notify-enquiry/enquiry-mail.ts';

interface KeptMail extends Mail {
  sentAt: Date;
}

const MAX_KEPT = 100;

/** The target of links in mails (src/admin/features/account). */
const LINK_PATH = '/admin/set-password';

/** Keeps mails in memory; none is sent. */
export class Mailbox {
  /** Newest first. */
  readonly mails: KeptMail[] = [];

  readonly send = async (mail: Mail): Promise<void> => {
    this.mails.unshift({ ...mail, sentAt: new Date() });
    this.mails.splice(MAX_KEPT);
  };
}

const VERIFY_LINK = /https?:\/\/[^\s"<>]+\/auth\/v1\/verify\?[^\s"<>]+/g;

/**
 * Rewrites a mail like the templates of docs/security.md: the link leads to our page, whose button alone uses the
 * token. The package knows only `site_url` of config.toml, not this server's port.
 */
export function withPageLinks(text: string, siteUrl: string): string {
  return text.replace(VERIFY_LINK, (link) => {
    const { searchParams } = new URL(link);
    const words = new URLSearchParams({
      token_hash: searchParams.get('token') ?? '',
      type: searchParams.get('type') ?? '',
    });
    return `${siteUrl}${LINK_PATH}#${words}`;
  });
}

/** Where `npm run dev` and `npm run preview` serve the mailbox. */
export const MAIL_PATH = '/mail';

/** Mails are shown as text, without scripts or requests. */
export const MAIL_PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Newest first. */
export function mailPage(mails: readonly KeptMail[]): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Mail (${mails.length})</title>
<style>
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
article { margin: 1.5rem 0; padding: 1rem 1.25rem; border: 1px solid #7d95a1; border-radius: 12px; }
h2 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere; }
p { margin: 0.25rem 0; overflow-wrap: anywhere; }
pre { margin: 1rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>Mail</h1>
<p>What a hosted project would have sent. Nothing has left this machine; it is forgotten when the server stops.</p>
${mails.map(asArticle).join('\n') || '<p><strong>No mail yet.</strong></p>'}
</body>
</html>
`;
}

function asArticle({ to, subject, text, replyTo, sentAt }: KeptMail): string {
  const time = sentAt.toISOString();
  const answers = replyTo
    ? `<p>Answers go to ${escaped(replyTo.name)}, ${escaped(replyTo.address)}</p>`
    : '';
  return `<article>
<h2>${escaped(subject)}</h2>
<p>To ${escaped(to)}, <time datetime="${time}">${time.slice(0, 19).replace('T', ' ')} UTC</time></p>
${answers}
<pre>${withSignInLinks(escaped(text))}</pre>
</article>`;
}

/** Links of the backend only; a visitor may have written any other. */
function withSignInLinks(text: string): string {
  return text.replace(
    /http:\/\/(?:localhost|127\.0\.0\.1):\d+(\/admin\/set-password#[\w=&#;%.+~-]+)/g,
    (link, path: string) => `<a href="${path}">${link}</a>`,
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
