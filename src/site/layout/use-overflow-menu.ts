import { useEffect, useRef, useState } from 'react';

/**
 * Number of items of a single-line list that fit; all of them if they wrap or stack. Hidden items keep their place, to
 * be measured when the list grows.
 */
export function useOverflowMenu(items: readonly unknown[]) {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(items.length);

  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const elements = [...current.children] as HTMLElement[];
    const measure = () => {
      const { offsetTop, clientHeight, clientWidth } = current;
      // The closed menu of a phone, which keeps what it shows once it is open.
      if (clientWidth === 0) return;
      const fits = (item: HTMLElement) =>
        item.offsetTop - offsetTop < clientHeight && item.offsetWidth <= clientWidth;
      const unfit = elements.findIndex((item) => !fits(item));
      const fitting = unfit < 0 ? elements.length : unfit;
      elements.forEach((item, index) => (item.style.visibility = index < fitting ? '' : 'hidden'));
      setCount(fitting);
    };
    const observer = new ResizeObserver(measure);
    for (const element of [current, ...elements]) observer.observe(element);
    return () => observer.disconnect();
  }, [items]);

  return { list, count };
}
