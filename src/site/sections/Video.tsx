import { Play } from 'lucide-react';
import { useState } from 'react';
import type { video } from '../../content-types/sections/pictures';
import type { SectionProps } from '../../schema/define-section';
import { takeFocus } from '../../shared/take-focus';
import { Section } from '../components/Section';
import { ContentPhoto } from '../components/ContentPhoto';
import styles from './Video.module.css';

const YOUTUBE =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/)|youtu\.be\/)([\w-]{6,20})(?:[?&#/]|$)/;
/** An unlisted video has a second number, in its path or as "h". */
const VIMEO =
  /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?:\/([0-9a-f]+)|\?(?:[^#]*&)?h=([0-9a-f]+))?(?:[?&#/]|$)/;

/** Loads the player on play; until then nothing from third parties. */
export default function Video({ title, address, image }: SectionProps<typeof video>) {
  const [plays, setPlays] = useState(false);
  const found = videoAddress(address);
  if (!found) {
    if (!address) return null;
    return (
      <Section title={title}>
        <a href={address}>Watch the video</a>
      </Section>
    );
  }
  return (
    <Section title={title}>
      {plays ? (
        <iframe
          // The focused button was removed.
          ref={takeFocus}
          src={found.embed}
          title={title}
          allow="autoplay; fullscreen"
          sandbox="allow-scripts allow-same-origin allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
          className={styles.frame}
        />
      ) : (
        <div className={styles.frame}>
          {image && (
            <ContentPhoto src={image} alt="" shape="wide" sizes="(width >= 64rem) 60rem, 100vw" />
          )}
          <button type="button" className={styles.play} onClick={() => setPlays(true)}>
            <Play aria-hidden="true" size={28} />
            Play the video from {found.site}
          </button>
        </div>
      )}
      <p className={styles.note}>
        Playing it asks {found.site} for it, which then knows your address.{' '}
        <a href={address}>Watch it at {found.site}</a>
      </p>
    </Section>
  );
}

interface VideoAddress {
  site: string;
  /** Address of the player, without cookies until playing. */
  embed: string;
}

/** Player by the address of a video's page; `undefined` unless of YouTube or Vimeo. */
export function videoAddress(address: string): VideoAddress | undefined {
  const [, youtube] = YOUTUBE.exec(address) ?? [];
  if (youtube) {
    return {
      site: 'YouTube',
      embed: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1`,
    };
  }
  const [, vimeo, inPath, hash = inPath] = VIMEO.exec(address) ?? [];
  if (!vimeo) return undefined;
  const unlisted = hash ? `h=${hash}&` : '';
  return {
    site: 'Vimeo',
    embed: `https://player.vimeo.com/video/${vimeo}?${unlisted}autoplay=1&dnt=1`,
  };
}
