import { useState } from 'react';
import { bandSideFrom, bandSides, ROOM_BAND } from '#domain/room/bandSide.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useWords } from '../../hooks/useWords.ts';
import { ChoiceLine } from './ChoiceLine.tsx';
import * as styles from './FlyingChoices.css.ts';

/** On which side of the picture the band stands: away from the goal that is attacked, or always on one. */
export default function BandChoices() {
  const { stage, storage } = useApp();
  const t = useWords('flying');
  const [side, setSide] = useState(() => bandSideFrom(storage.read(ROOM_BAND)));
  return (
    <div className={styles.all}>
      <ChoiceLine
        label={t('bandSide')}
        all={bandSides}
        chosen={side}
        say={(one) => t(`band.${one}`)}
        onChoose={(one) => {
          setSide(one);
          stage.wishes()?.chooseBand(one);
        }}
      />
    </div>
  );
}
