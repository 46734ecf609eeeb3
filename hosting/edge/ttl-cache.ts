interface Memory<Answer> {
  answer: Promise<Answer>;
  until: number;
}

/**
 * The same question asked again within the given time gets the same answer, also while the first is still asked. What
 * failed is forgotten at once; of more questions than fit, the oldest go.
 */
export function ttlCache<Answer>(
  ask: (question: string) => Promise<Answer>,
  { forMs, atMost }: { forMs: number; atMost: number },
): (question: string) => Promise<Answer> {
  const memories = new Map<string, Memory<Answer>>();
  return (question) => {
    const known = memories.get(question);
    if (known && Date.now() < known.until) return known.answer;
    const answer = ask(question);
    memories.delete(question);
    memories.set(question, { answer, until: Date.now() + forMs });
    answer.catch(() => memories.delete(question));
    for (const oldest of memories.keys()) {
      if (memories.size <= atMost) break;
      memories.delete(oldest);
    }
    return answer;
  };
}
