import { useQuery } from '@tanstack/react-query';
import type { BlogCard } from '../../../shared/blog';
import { useContent } from '../../../shared/content/use-content';
import { CallToAction } from '../../components/CallToAction';
import { blogCallToAction, blogPost } from '../../content/blog';
import { postLinksQuery } from '../../data/post-queries';
import styles from './PostArticle.module.css';
import { PostNeighbours } from './PostNeighbours';
import { ShareButtons } from './ShareButtons';
import { Section } from '../../components/Section';
import { PostGrid } from './PostGrid';

/** What follows an article on the screen, and not on paper: sharing, the neighbours, related posts, a quote. */
export default function AfterArticle({ post }: { post: BlogCard }) {
  const { data } = useQuery(postLinksQuery(post));
  return (
    <div className={styles.after}>
      <div className={`container ${styles.column}`}>
        <ShareButtons post={post} />
        <PostNeighbours newer={data?.newer} older={data?.older} />
      </div>
      <RelatedPosts posts={data?.related ?? []} />
      <CallToAction {...useContent(blogCallToAction)} />
    </div>
  );
}

function RelatedPosts({ posts }: { posts: readonly BlogCard[] }) {
  return (
    <Section title={blogPost.related} tone="mist">
      <PostGrid posts={posts} titleAs="h3" />
    </Section>
  );
}
