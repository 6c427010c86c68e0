import type { Repeat } from '#domain/music/queue.ts';
import { selectMusicState, selectSounds } from '#machines/music/audioQueue.selectors.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Rows } from '../../kit/Rows.tsx';
import * as styles from './MusicBar.css.ts';
import { useMusic, useMusicSend, useMusicState } from './useMusic.ts';

const after: Readonly<Record<Repeat, Repeat>> = { off: 'all', all: 'one', one: 'off' };

/** Plays or pauses; while something loads, the button says so. */
export const PlayButton = ({ large }: { readonly large?: boolean }) => {
  const t = useWords('listen');
  const send = useMusicSend();
  const sounds = useMusicState(selectSounds);
  const state = useMusicState(selectMusicState);
  const loads = state === 'loading' || state === 'waiting' || state === 'retrying';
  return (
    <button
      className={styles.play}
      data-large={large || undefined}
      type="button"
      aria-label={t(sounds ? 'pause' : 'play')}
      aria-busy={loads || undefined}
      onClick={() => send(sounds ? 'music.pause' : 'music.play')}
    >
      {loads ? <Rows size={18} loading /> : <Icon name={sounds ? 'pause' : 'play'} size={large ? 28 : 22} filled />}
    </button>
  );
};
export const NextButton = () => {
  const t = useWords('listen');
  const send = useMusicSend();
  return (
    <IconButton label={t('next')} onClick={() => send('music.next')}>
      <Icon name="skip-forward" size={22} filled />
    </IconButton>
  );
};

/** Shuffle, previous, play, next, repeat. */
export const Transport = ({ large }: { readonly large?: boolean }) => {
  const t = useWords('listen');
  const send = useMusicSend();
  const { seed } = useMusic();
  const repeat = useMusicState(({ context }) => context.queue.repeat);
  const shuffled = useMusicState(({ context }) => context.queue.shuffleSeed !== null);
  return (
    <div className={styles.transport} data-large={large || undefined} role="group" aria-label={t('controls')}>
      <IconButton
        label={t('shuffle')}
        aria-pressed={shuffled}
        onClick={() => send({ type: 'music.setShuffle', seed: shuffled ? null : seed() })}
      >
        <Icon name="shuffle" size={20} />
      </IconButton>
      <IconButton label={t('previous')} onClick={() => send('music.previous')}>
        <Icon name="skip-back" size={22} filled />
      </IconButton>
      <PlayButton {...(large && { large })} />
      <NextButton />
      <IconButton
        label={t(`repeat.${repeat === 'one' ? 'song' : repeat}`)}
        aria-pressed={repeat !== 'off'}
        onClick={() => send({ type: 'music.setRepeat', repeat: after[repeat] })}
      >
        <Icon name={repeat === 'one' ? 'repeat-1' : 'repeat'} size={20} />
      </IconButton>
    </div>
  );
};
