import { postPath } from '../../../shared/blog';
import { SiteLink } from '../../components/SiteLink';
import { blogPost } from '../../content/blog';
import type { PostLinks } from '../../data/post-links';
import styles from './PostNeighbours.module.css';

/** The ways to the posts before and after in time. */
export function PostNeighbours({ newer, older }: Omit<PostLinks<never>, 'related'>) {
  if (!newer && !older) return null;
  const neighbours = [
    { rel: 'prev', label: blogPost.previous, post: older },
    { rel: 'next', label: blogPost.next, post: newer },
  ];
  return (
    <nav aria-label={blogPost.neighbours} className={styles.neighbours}>
      {neighbours.map(
        ({ rel, label, post }) =>
          post && (
            <SiteLink key={rel} rel={rel} href={postPath(post.slug)} className={styles[rel]}>
              <span className={styles.label}>{label}</span> {post.title}
            </SiteLink>
          ),
      )}
    </nav>
  );
}
