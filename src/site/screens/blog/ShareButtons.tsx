import { Link as LinkIcon, MessageCircle, Share2, ThumbsUp } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { postPath, type BlogCard } from '../../../shared/blog';
import { blogPost } from './messages';
import { useHydrated } from '../../layout/use-hydrated';
import styles from './ShareButtons.module.css';

const iconProps = { 'aria-hidden': true, size: 20 } as const;

/** Without third-party scripts, pictures or cookies. */
export function ShareButtons({ post }: { post: Pick<BlogCard, 'title' | 'slug'> }) {
  const headingId = useId();
  const [outcome, setOutcome] = useState<LinkShared>();
  const hasShareSheet = useHydrated() && 'share' in navigator;
  const postUrl = () => window.location.origin + postPath(post.slug);

  return (
    <section aria-labelledby={headingId} className={styles.share}>
      <h2 id={headingId} className={styles.title}>
        {blogPost.share}
      </h2>
      <div className={styles.buttons}>
        <ShareButton onClick={() => openElsewhere(whatsAppAddress(post.title, postUrl()))}>
          <MessageCircle {...iconProps} />
          WhatsApp
        </ShareButton>
        <ShareButton onClick={() => openElsewhere(facebookAddress(postUrl()))}>
          <ThumbsUp {...iconProps} />
          Facebook
        </ShareButton>
        <ShareButton onClick={async () => setOutcome(await shareLink(post.title, postUrl()))}>
          {hasShareSheet ? <Share2 {...iconProps} /> : <LinkIcon {...iconProps} />}
          {hasShareSheet ? 'More ways' : 'Copy link'}
        </ShareButton>
      </div>
      <p role="status" className={styles.outcome}>
        {outcome === 'copied' && 'Link copied.'}
        {outcome === 'refused' && `Your browser kept the link back. It is ${postUrl()}`}
      </p>
    </section>
  );
}

function ShareButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  );
}

function openElsewhere(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer');
}

/** Share pages, opened on click. */
export function whatsAppAddress(title: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;
}

export function facebookAddress(url: string): string {
  return `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`;
}

type LinkShared = 'shared' | 'copied' | 'dismissed' | 'refused';

/** By the Web Share API, or the clipboard. */
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
