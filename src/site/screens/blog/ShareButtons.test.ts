import { afterEach, describe, expect, it, vi } from 'vitest';
import { facebookAddress, shareLink, whatsAppAddress } from './ShareButtons';

const TITLE = 'Lemon & Salt?';
const URL_OF_POST = 'https://example.com/blog/lemon-salt';

afterEach(() => vi.unstubAllGlobals());

describe('sharing a post', () => {
  it('hands title and link to WhatsApp and Facebook as one parameter each', () => {
    const text = new URL(whatsAppAddress(TITLE, URL_OF_POST)).searchParams.get('text');
    expect(text).toBe(`${TITLE} ${URL_OF_POST}`);
    expect(new URL(facebookAddress(URL_OF_POST)).searchParams.get('u')).toBe(URL_OF_POST);
  });

  it('opens the system’s share sheet where there is one', async () => {
    const share = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { share });
    expect(await shareLink(TITLE, URL_OF_POST)).toBe('shared');
    expect(share).toHaveBeenCalledWith({ title: TITLE, url: URL_OF_POST });
  });

  it('copies the link elsewhere', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await shareLink(TITLE, URL_OF_POST)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(URL_OF_POST);
  });

  it('says nothing when the visitor closes the sheet, and says so when the browser refuses', async () => {
    const failing = (name: string) => ({ share: () => Promise.reject(new DOMException('', name)) });
    vi.stubGlobal('navigator', failing('AbortError'));
    expect(await shareLink(TITLE, URL_OF_POST)).toBe('dismissed');
    vi.stubGlobal('navigator', failing('NotAllowedError'));
    expect(await shareLink(TITLE, URL_OF_POST)).toBe('refused');
    vi.stubGlobal('navigator', {});
    expect(await shareLink(TITLE, URL_OF_POST)).toBe('refused');
  });
});
