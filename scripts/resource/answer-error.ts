/** An answer that nothing can be made of; its message says what would do. */
export class AnswerError extends Error {
  override name = 'AnswerError';
}
