import { Play } from 'lucide-react';
import { useState } from 'react';
import type { video } from '../../content-types/sections/pictures';
import type { SectionProps } from '../../schema/define-section';
import { takeFocus } from '../../shared/take-focus';
import { Section } from '../components/Section';
import { SectionPicture } from './SectionPicture';
import { videoAddress } from './video-address';
import styles from './Video.module.css';

/** A video that is asked for only when the visitor presses play; until then nothing of another site is loaded. */
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
          // The button that was pressed is gone.
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
            <SectionPicture src={image} alt="" shape="wide" sizes="(width >= 64rem) 60rem, 100vw" />
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
