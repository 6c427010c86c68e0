import { Moving } from '../shared/moving/Moving.tsx';
import { useShell } from '../hooks/useShell.ts';
import FrontRow from './FrontRow.tsx';
import * as styles from './StageLate.css.ts';

/** Over the picture of the stage, after all else: the loop that moves it, and the front row of spectators. */
export default function StageLate({ clip }: { readonly clip: string | undefined }) {
  const phone = useShell() === 'mobile';
  return (
    <>
      {clip && (
        <span className={styles.moving}>
          <Moving key={clip} clip={clip} on="sight" />
        </span>
      )}
      <div className={styles.front}>
        <FrontRow height={phone ? 52 : 82} step={phone ? 32 : 48} />
      </div>
    </>
  );
}
