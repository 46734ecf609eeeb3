const YOUTUBE =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/)|youtu\.be\/)([\w-]{6,20})(?:[?&#/]|$)/;
const VIMEO = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?:[?&#/]|$)/;

interface VideoAddress {
  site: string;
  /** Where the player is, without cookies as long as nobody presses play. */
  embed: string;
}

/** The player of a video by the address that its page has; `undefined` for an address of neither YouTube nor Vimeo. */
export function videoAddress(address: string): VideoAddress | undefined {
  const [, youtube] = YOUTUBE.exec(address) ?? [];
  if (youtube) {
    return {
      site: 'YouTube',
      embed: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1`,
    };
  }
  const [, vimeo] = VIMEO.exec(address) ?? [];
  if (!vimeo) return undefined;
  return { site: 'Vimeo', embed: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1` };
}
