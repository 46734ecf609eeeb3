import type { BlogCard } from '../../../shared/blog';
import { Section } from '../../components/Section';
import { blogPost } from '../../content/blog';
import { PostGrid } from './PostGrid';

export function RelatedPosts({ posts }: { posts: readonly BlogCard[] }) {
  return (
    <Section title={blogPost.related} tone="mist">
      <PostGrid posts={posts} titleAs="h3" />
    </Section>
  );
}
