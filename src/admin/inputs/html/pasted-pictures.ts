/** Takes out pictures whose file is on the writer's machine or inside the clipboard, and counts them. */
export function removeLocalPictures(body: HTMLElement): number {
  const local = [...body.querySelectorAll('img')].filter(
    (image) => !/^(?:https?:\/)?\//i.test(image.getAttribute('src') ?? ''),
  );
  for (const image of local) image.remove();
  return local.length;
}

/** What to tell the writer of them. */
export function pictureNotices(count: number): string[] {
  if (count === 0) return [];
  const subject = count === 1 ? 'One picture was' : `${count} pictures were`;
  return [`${subject} left out of the pasted text: add pictures with the Image button.`];
}
