interface Memory<Answer> {
  answer: Answer;
  until: number;
}

/**
 * The same question asked again within the given time gets the same answer. What failed is not kept; of more questions than
 * fit, the oldest go. Who asks while an answer is on its way asks, too: Cloudflare ends with a request what it waits for,
 * and whoever waited for that as well would wait for ever.
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
