import type { MapBox } from '#domain/match/board/esport.ts';
import * as styles from './EsportBoard.css.ts';

interface MapBoxesProps {
  readonly boxes: readonly MapBox[];
  readonly colours: readonly [string, string];
  readonly label: string;
  /** Of one, in CSS pixels. */
  readonly width: number;
}
const HEIGHT = 8;
const GAP = 4;

/** A box for each map: in the colour of who won it, with a rim while it is played. */
export const MapBoxes = ({ boxes, colours, label, width }: MapBoxesProps) => (
  <svg width={boxes.length * (width + GAP) - GAP} height={HEIGHT} role="img" aria-label={label}>
    {boxes.map((box, i) => {
      const x = i * (width + GAP);
      const place = { x, width, height: HEIGHT, rx: 1 };
      if (box === 'now')
        return <rect key={i} className={styles.now} x={x + 1} y={1} width={width - 2} height={HEIGHT - 2} rx="1" />;
      if (box === 'coming') return <rect key={i} className={styles.box} {...place} />;
      return <rect key={i} {...place} fill={colours[box === 'home' ? 0 : 1]} />;
    })}
  </svg>
);
