import { type Ref, useMemo } from 'react';

interface RichTextProps {
  html: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Renders HTML of an editor, sanitised by readable-article.ts. */
export function RichText({ html, className, ref }: RichTextProps) {
  // React sets innerHTML again for each new object.
  const inner = useMemo(() => ({ __html: html }), [html]);
  return (
    <div
      ref={ref}
      className={className}
      dir="auto"
      data-article=""
      dangerouslySetInnerHTML={inner}
    />
  );
}
