interface Memory<Answer> {
  answer: Answer;
  until: number;
}

/**
 * Caches answers, but not errors; evicts the oldest. Does not share pending answers: Cloudflare cancels them with their
 * request, and others would wait for ever.
 */
export function ttlCache<Answer>(
  ask: (question: string) => Promise<Answer>,
  { forMs, atMost }: { forMs: number; atMost: number },
): (question: string) => Promise<Answer> {
  const memories = new Map<string, Memory<Answer>>();
  return async (question) => {
    const known = memories.get(question);
    if (known && Date.now() < known.until) return known.answer;
    const answer = await ask(question);
    memories.delete(question);
    memories.set(question, { answer, until: Date.now() + forMs });
    for (const oldest of memories.keys()) {
      if (memories.size <= atMost) break;
      memories.delete(oldest);
    }
    return answer;
  };
}
