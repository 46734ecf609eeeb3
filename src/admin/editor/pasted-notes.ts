const COMMENTS =
  '[style*="mso-element:comment"], .MsoCommentReference, .MsoCommentText, a[class*="msocomanchor"]';
/** Marks lead from the text to a note and back, in Word ("_ftn1", "_ednref1") and Google Docs ("ftnt1", "ftnt_ref1"). */
const MARKS = 'a[href^="#_ftn"], a[href^="#_edn"], a[href^="#ftnt"], a[href^="#cmnt"]';
const RULES_ABOVE_NOTES =
  '[style*="mso-element:footnote-list"] hr, [style*="mso-element:endnote-list"] hr';

/** Takes out the marks of footnotes, which lead nowhere on a page, and reviewers' comments; counts the notes. */
export function removeNoteMarks(body: HTMLElement): number {
  for (const comment of body.querySelectorAll(COMMENTS)) comment.remove();
  for (const rule of body.querySelectorAll(RULES_ABOVE_NOTES)) rule.remove();
  const marks = [...body.querySelectorAll(MARKS)];
  for (const mark of marks) (mark.closest('sup') ?? mark).remove();
  return marks.filter((mark) => /ref/.test(mark.getAttribute('href') ?? '')).length;
}

/** What to tell the writer of them. */
export function noteNotices(count: number): string[] {
  if (count === 0) return [];
  return count === 1
    ? ['The mark of a footnote was taken out; the note stands at the end of the pasted text.']
    : ['The marks of footnotes were taken out; the notes stand at the end of the pasted text.'];
}
