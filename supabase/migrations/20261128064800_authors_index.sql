-- Named as other indexes of one column.
alter index public.blog_posts_author rename to blog_posts_author_id;
alter index public.pages_author rename to pages_author_id;
