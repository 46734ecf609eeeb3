import { useQuery } from '@tanstack/react-query';
import { postPath, type BlogCard } from '../../../shared/blog';
import { useContent } from '../../../shared/content/use-content';
import CallToAction from '../../sections/CallToAction';
import { Section } from '../../components/Section';
import { SiteLink } from '../../components/SiteLink';
import { blogCallToAction } from '../../view-models/blog';
import { blogPost } from './messages';
import type { PostLinks } from '../../data/related-posts';
import { postLinksQuery } from '../../data/post-queries';
import styles from './AfterArticle.module.css';
import articleStyles from './PostArticle.module.css';
import { PostGrid } from './PostGrid';
import { ShareButtons } from './ShareButtons';

/** Not printed: sharing, neighbours, related posts, call to action. */
export default function AfterArticle({ post }: { post: BlogCard }) {
  const { data } = useQuery(postLinksQuery(post));
  return (
    <div className={articleStyles.after}>
      <div className={`container ${articleStyles.column}`}>
        <ShareButtons post={post} />
        <PostNeighbours newer={data?.newer} older={data?.older} />
      </div>
      <Section title={blogPost.related} tone="mist">
        <PostGrid posts={data?.related ?? []} titleAs="h3" />
      </Section>
      <CallToAction {...useContent(blogCallToAction)} />
    </div>
  );
}

/** Links to the previous and next post. */
function PostNeighbours({ newer, older }: Omit<PostLinks<never>, 'related'>) {
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
