import { company } from '../../../shared/company';
import { useContent } from '../../../shared/content/use-content';
import type { Repeatable } from '../components';
import { averageOf, policyOf } from './review-words';
import styles from './ReviewPolicy.module.css';

type Reviews = Parameters<typeof averageOf>[0] & Parameters<typeof policyOf>[0];

/** What all reviews come to, and how the company handles them, which follows from what is stored. */
export function ReviewPolicy({ reviews, isRepeated }: { reviews: Reviews } & Repeatable) {
  const policy = policyOf(reviews, useContent(company));
  return (
    <div className={styles.policy}>
      <p>{averageOf(reviews)}</p>
      <details id={isRepeated ? undefined : 'how-we-handle-reviews'}>
        <summary>How we handle reviews</summary>
        <div className="stack">
          {policy.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </details>
    </div>
  );
}
