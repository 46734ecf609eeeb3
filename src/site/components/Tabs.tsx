import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';

interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  /** Of the elements' ids, where the tabs' own are taken. */
  idPrefix?: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
}

/** How each key moves through `count` tabs (WAI-ARIA tabs pattern, automatic activation). */
const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * WAI-ARIA tabs: one tab stop; arrows, Home and End move and select. The panel's id is the tab's, as the target of
 * anchors.
 */
export function Tabs({ label, idPrefix = '', tabs, selected, onSelect }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const move = MOVES[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const index = move(
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    );
    const next = tabs[index];
    if (!next) return;
    onSelect(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  }

  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${idPrefix}${tab.id}-tab`}
            aria-controls={idPrefix + tab.id}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={idPrefix + tab.id}
          aria-labelledby={`${idPrefix}${tab.id}-tab`}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the pattern makes the panel the next tab stop
          tabIndex={0}
          hidden={tab.id !== selected}
          className={styles.panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
