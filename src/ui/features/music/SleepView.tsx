import { LISTENING, type Sleep } from '#domain/listening/listening.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Figure } from '../../kit/Figure.tsx';
import { Options } from '../../kit/Options.tsx';
import { Switch } from '../../kit/Switch.tsx';
import * as styles from './PlayerSheet.css.ts';
import { useMusicSend, useMusicState } from './useMusic.ts';

/** MU-12: when it stops by itself, how songs pass into each other, and whether they are equally loud. */
export const SleepView = () => {
  const t = useWords('listen');
  const send = useMusicSend();
  const sleep = useMusicState(({ context }) => context.sleep);
  const fadeS = useMusicState(({ context }) => context.fadeS);
  const level = useMusicState(({ context }) => context.level);
  const choices: readonly (Sleep | null)[] = [null, ...LISTENING.sleepMinutes, 'song'];
  const label = (after: Sleep | null) => {
    if (after === null) return t('sleep.off');
    return after === 'song' ? t('sleep.song') : t('sleep.minutes', { count: after });
  };
  return (
    <div className={styles.settings}>
      <Options
        legend={t('sleep.title')}
        name="sleep"
        choices={choices.map((after) => ({
          key: String(after),
          label: label(after),
          checked: sleep === after,
          onSelect: () => send({ type: 'music.sleep', after }),
        }))}
      />
      <label className={styles.fade}>
        <span>
          {t('fade')} <Figure size={18}>{fadeS}</Figure>
        </span>
        <input
          type="range"
          min={0}
          max={LISTENING.mostFadeS}
          step={1}
          value={fadeS}
          onChange={(event) => send({ type: 'music.setFade', fadeS: Number(event.target.value) })}
        />
      </label>
      <Switch on={level} onChange={(on) => send({ type: 'music.setLevel', on })}>
        {t('level')}
      </Switch>
    </div>
  );
};
