/** What a visitor moves the page with. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Puts the page where it stood. One that is still too short, because the code of its parts is on its way, follows as it
 * grows, until it stands there or the visitor moves it.
 * @param place in px from the top
 * @returns what ends it
 */
export function comeBackTo(place: number): () => void {
  const growth = new ResizeObserver(() => go());
  const end = () => {
    growth.disconnect();
    MOVES.forEach((move) => window.removeEventListener(move, end, true));
  };
  const go = () => {
    window.scrollTo(0, place);
    if (Math.ceil(window.scrollY) >= Math.floor(place)) end();
  };
  growth.observe(document.body);
  MOVES.forEach((move) => window.addEventListener(move, end, true));
  go();
  return end;
}
