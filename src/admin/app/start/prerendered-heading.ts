/* Inlined into the admin's documents after the first view: fills in the address's heading and the date. */
{
  const heading = document.getElementById('heading');
  if (heading) {
    const headings = JSON.parse(heading.dataset.headings ?? '{}') as Record<string, string>;
    let path = location.pathname;
    while (path && !headings[path]) path = path.slice(0, path.lastIndexOf('/'));
    heading.textContent = headings[path] ?? '';
  }

  // Not toLocaleDateString: loading its tables delays a phone's first paint by a tenth of a second.
  const today = document.querySelector<HTMLElement>('[data-months]');
  if (today) {
    const now = new Date();
    const month = today.dataset.months?.split(' ')[now.getMonth()];
    today.textContent = `${month} ${now.getDate()}, ${now.getFullYear()}`;
  }
}
