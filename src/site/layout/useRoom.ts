import { useEffect, useRef, useState } from 'react';

/**
 * How many items of a list of one line have room in it; all of them where they stand below each other. The others are
 * hidden where they are, so that they are measured when there is more room.
 */
export function useRoom(items: readonly unknown[]) {
  const list = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState(items.length);

  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const elements = [...current.children] as HTMLElement[];
    const measure = () => {
      const { offsetTop, clientHeight, clientWidth } = current;
      const fits = (item: HTMLElement) =>
        item.offsetTop - offsetTop < clientHeight && item.offsetWidth <= clientWidth;
      const unfit = elements.findIndex((item) => !fits(item));
      const fitting = unfit < 0 ? elements.length : unfit;
      elements.forEach((item, index) => (item.style.visibility = index < fitting ? '' : 'hidden'));
      setRoom(fitting);
    };
    const observer = new ResizeObserver(measure);
    for (const element of [current, ...elements]) observer.observe(element);
    return () => observer.disconnect();
  }, [items]);

  return { list, room };
}
