import { andList, shortened } from '../../../shared/text';
import styles from './AreaMap.module.css';
import { LONGEST, mapLayout, WIDTH, type Place } from './map-layout';

interface Props {
  places: readonly Place[];
  /** The name of the one whose page it is. */
  here?: string;
}

/** How the areas lie to each other, drawn from their own places; nothing is asked of a third party. */
export function AreaMap({ places, here }: Props) {
  const { height, marked } = mapLayout(places);
  return (
    <svg
      role="img"
      aria-label={`Map of ${andList(places.map(({ name }) => name))}`}
      viewBox={`0 0 ${WIDTH} ${height}`}
      className={styles.map}
    >
      {marked.map(({ name, x, y, label }, index) => {
        const isLeft = label.right < x;
        const end = isLeft ? label.right : label.left;
        return (
          <g key={index} className={name === here ? styles.here : undefined}>
            <circle cx={x} cy={y} r="24" className={styles.around} />
            {label.y > y && <path d={`M${x} ${y}L${end} ${label.y}`} />}
            <circle cx={x} cy={y} r="5" />
            <text x={end} y={label.y} dy="0.35em" textAnchor={isLeft ? 'end' : 'start'}>
              {shortened(name, LONGEST)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
