import type { SocialNetwork, SocialPage } from '../../view-models/contact';
import styles from './SocialNetworks.module.css';

/** Paths on a 24-unit grid; lucide no longer has brand icons. */
const MARKS: Record<SocialNetwork, string> = {
  Facebook:
    'M13.6 21v-7.7h2.6l.4-3h-3V8.4c0-.9.3-1.5 1.5-1.5h1.6V4.2a21 21 0 0 0-2.3-.1c-2.3 0-3.9 1.4-3.9 4v2.2H8v3h2.5V21z',
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM16.8 6a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  LinkedIn:
    'M4 9h3.4v11H4zm1.7-5.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM9.6 9h3.2v1.5c.5-.9 1.6-1.8 3.3-1.8 3.3 0 3.9 2.2 3.9 5V20h-3.4v-5.6c0-1.3 0-3-1.9-3s-2.1 1.5-2.1 2.9V20H9.6z',
};

/** Links to the company's pages; without one, an icon (docs/specification.md, 2). */
export function SocialNetworks({ pages }: { pages: readonly SocialPage[] }) {
  return (
    <ul className={styles.marks}>
      {pages.map(({ network, address }) => (
        <li key={network}>
          {address ? (
            <a href={address}>
              <Mark network={network} />
            </a>
          ) : (
            <Mark network={network} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Mark({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" role="img" aria-label={network}>
      <path fill="currentColor" fillRule="evenodd" d={MARKS[network]} />
    </svg>
  );
}
