import { ArticlePreview } from './ArticlePreview';

/** The post as readers will see it, beside its form. */
export function BlogPostPreview() {
  return (
    <ArticlePreview
      columns={{
        title: 'title',
        category: 'category',
        date: 'date',
        image: 'image',
        focus: 'image_focus',
        content: 'content',
      }}
    />
  );
}
