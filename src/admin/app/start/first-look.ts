/*
 * Written into the admin's documents, behind what they show first: puts in what only the visit knows, the heading of the
 * address and the day of today.
 */
{
  const heading = document.getElementById('heading');
  if (heading) {
    const headings = JSON.parse(heading.dataset.headings ?? '{}') as Record<string, string>;
    let path = location.pathname;
    while (path && !headings[path]) path = path.slice(0, path.lastIndexOf('/'));
    heading.textContent = headings[path] ?? '';
  }

  // Not by toLocaleDateString: opening the browser's tables of languages keeps a phone's first paint for a tenth of a second.
  const today = document.querySelector<HTMLElement>('[data-months]');
  if (today) {
    const now = new Date();
    const month = today.dataset.months?.split(' ')[now.getMonth()];
    today.textContent = `${month} ${now.getDate()}, ${now.getFullYear()}`;
  }
}
