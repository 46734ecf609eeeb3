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

  const day = { month: 'long', day: 'numeric', year: 'numeric' } as const;
  const today = document.querySelector('[data-today]');
  if (today) today.textContent = new Date().toLocaleDateString('en-US', day);
}
