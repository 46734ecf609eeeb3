import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../../data/query-client';
import { BlogList } from './BlogList';

export default function BlogListScreen() {
  return (
    <QueryClientProvider client={queryClient}>
      <BlogList />
    </QueryClientProvider>
  );
}
