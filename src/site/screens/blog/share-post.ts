/** Pages of other companies that take a link to share; opened on a click only, nothing of theirs is loaded here. */
export function whatsAppAddress(title: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;
}

export function facebookAddress(url: string): string {
  return `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`;
}

export type LinkShared = 'shared' | 'copied' | 'dismissed' | 'refused';

/** Hands a link to the system's share sheet where there is one, otherwise to the clipboard. */
export async function shareLink(title: string, url: string): Promise<LinkShared> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'refused';
  }
}
