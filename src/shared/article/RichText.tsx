import { type Ref, useMemo } from 'react';

interface RichTextProps {
  html: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** What somebody has written in an editor, cleaned (readable-article.ts), in the look of its place. */
export function RichText({ html, className, ref }: RichTextProps) {
  // React writes the text again whenever it is given another object.
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
