import { AsyncLocalStorage } from 'node:async_hooks';

/** What a request says about the links of the mails that it causes. */
interface Asked {
  /** Where the backend was reached. */
  origin: string;
  /** Where the link is to lead in the end. */
  redirectTo?: string;
}

const asked = new AsyncLocalStorage<Asked>();

const VERIFY_LINK = /https?:\/\/[^\s"<>]+\/auth\/v1\/verify\?[^\s"<>]+/g;

/** Runs what answers a request, so that `asAsked` knows whose mails it writes. */
export function withMailLinks<T>(request: Request, answer: () => Promise<T>): Promise<T> {
  const { origin, searchParams } = new URL(request.url);
  return asked.run({ origin, redirectTo: searchParams.get('redirect_to') ?? undefined }, answer);
}

/**
 * GoTrue lets a link lead to the request's `redirect_to`; the package knows config.toml's `site_url` alone, and not the
 * port that this server has got. Where a link may lead is asked when it is opened.
 */
export function asAsked(text: string): string {
  const { origin, redirectTo } = asked.getStore() ?? {};
  if (!origin) return text;
  return text.replace(VERIFY_LINK, (link) => {
    const url = new URL(link);
    url.searchParams.set('redirect_to', redirectTo ?? origin);
    return origin + url.pathname + url.search;
  });
}
