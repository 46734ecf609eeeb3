import { useEffect, useRef } from 'react';
import type { QuestionText } from '../../shared/content/content-rows';
import { faqOf, type Fill } from '../../shared/content/shown-row';
import { FaqList } from '../../site/components/FaqList';

/** A question as its page has it, with the answer open. */
export function ShownQuestion({ row, fill }: { row: QuestionText; fill: Fill }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('details')?.setAttribute('open', '');
  });
  return (
    <div ref={list}>
      <FaqList faqs={[faqOf(row, fill)]} />
    </div>
  );
}
