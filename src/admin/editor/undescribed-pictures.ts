/** How many pictures of a text have no alternative text; an empty one says that the picture is decorative. */
export function undescribedPictures(html: string): number {
  if (!/<img/i.test(html)) return 0;
  const document = new DOMParser().parseFromString(html, 'text/html');
  return document.querySelectorAll('img:not([alt])').length;
}
