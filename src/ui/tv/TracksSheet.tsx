import { useSyncExternalStore } from 'react';
import type { LiveTracks } from '#ports/playback.ts';
import { selectOffered, selectProfile, selectQuality, selectSoundRate } from '#machines/player/player.selectors.ts';
import type { Tv, TvTracks } from '../app/tv.ts';
import { QualityMenu } from '../features/player/QualityMenu.tsx';
import { useLive } from '../hooks/useLive.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { Chip } from '../kit/Chip.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { useSheetLayer } from './useSheetLayer.ts';
import * as styles from './sheet.css.ts';

/** TV-11: what is heard and read, remembered for this channel; and how fine the picture is. */
export default function TracksSheet({ tv, onClose }: { readonly tv: Tv; readonly onClose: () => void }) {
  const t = useWords('tv');
  const close = useSheetLayer('tvTracks', onClose);
  const { tracks, player } = tv;
  const { savesData } = useLive();
  const now = useSyncExternalStore(tracks.subscribe, tracks.now);
  return (
    <Sheet open onClose={close} title={t('tracks.title')}>
      <div className={styles.tracks}>
        {now ? (
          (['audio', 'text'] as const).map((kind) => <Choice key={kind} {...{ kind, now, tracks }} />)
        ) : (
          <p>{t('tracks.none')}</p>
        )}
        <p className={styles.of}>{t('tracks.kept')}</p>
        <QualityMenu
          quality={useSelector(player, selectQuality)}
          profile={useSelector(player, selectProfile)}
          offered={useSelector(player, selectOffered)}
          sound={useSelector(player, selectSoundRate)}
          savesData={savesData()}
          onChoose={(quality) => player.send({ type: 'player.setQuality', quality })}
        />
      </div>
    </Sheet>
  );
}

const Choice = ({
  kind,
  now,
  tracks,
}: {
  readonly kind: keyof LiveTracks;
  readonly now: LiveTracks;
  readonly tracks: TvTracks;
}) => {
  const t = useWords('tv');
  const { tracks: list, chosen } = now[kind];
  return (
    <fieldset>
      <legend>{t(`tracks.${kind}`)}</legend>
      {kind === 'text' && (
        <Chip on={chosen === null} onClick={() => tracks.choose('text', null)}>
          {t('tracks.off')}
        </Chip>
      )}
      {list.map(({ id, lang, label }) => (
        <Chip key={id} on={chosen === id} onClick={() => tracks.choose(kind, id)}>
          {label || lang}
        </Chip>
      ))}
      {list.length === 0 && kind === 'audio' && <span className={styles.of}>{t('tracks.single')}</span>}
    </fieldset>
  );
};
