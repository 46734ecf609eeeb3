import { QueryClientProvider } from '@tanstack/react-query';
import { PageHero } from '../../components/PageHero';
import { blogList } from '../../content/blog';
import { queryClient } from '../../data/query-client';
import picture from '../../pictures/blog-hero.webp?role=wide';
import { BlogList } from './BlogList';

export default function BlogListScreen() {
  return (
    <>
      <PageHero title={blogList.title} intro={blogList.lead} picture={picture} />
      <QueryClientProvider client={queryClient}>
        <BlogList />
      </QueryClientProvider>
    </>
  );
}
