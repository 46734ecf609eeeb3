import { useQuery } from '@tanstack/react-query';
import type { BlogCard } from '../../../shared/blog';
import { Section } from '../../components/Section';
import { blogPost } from '../../content/blog';
import { postsOfCategoryQuery } from '../../data/post-queries';
import { PostGrid } from './PostGrid';
import { relatedPosts } from './related-posts';

interface RelatedPostsProps {
  post: Pick<BlogCard, 'slug' | 'category'>;
  /** The cards of the list, if they have been loaded; otherwise those of the category are read. */
  cards: readonly BlogCard[] | undefined;
}

export function RelatedPosts({ post, cards }: RelatedPostsProps) {
  const { data } = useQuery({ ...postsOfCategoryQuery(post.category), enabled: !cards });
  return (
    <Section title={blogPost.related} tone="mist">
      <PostGrid posts={relatedPosts(post, cards ?? data ?? [])} titleAs="h3" />
    </Section>
  );
}
