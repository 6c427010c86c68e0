import { useEffect, useRef, useState } from 'react';
import { offsetText, secondOf } from '#domain/listening/lyrics.ts';
import type { Lyric, LyricLine } from '#domain/music/lyric.ts';
import type { LyricKind } from '#domain/music/music.ts';
import { songLyric } from '#machines/music/music.resources.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Failed } from '../../kit/Failed.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import * as styles from './PlayerSheet.css.ts';
import { useMusic } from './useMusic.ts';
import { useSung } from './useSung.ts';

interface LyricsViewProps {
  readonly songId: string;
  readonly kind: LyricKind;
}

/** MU-5, X33: the words of the song that plays; that there are none is said. */
export const LyricsView = ({ songId, kind }: LyricsViewProps) => {
  const t = useWords('listen');
  const { value, failure, busy, retry } = useResource(songLyric, { id: songId });
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return kind === 'none' ? <p className={styles.say}>{t('lyrics.none')}</p> : <SkeletonRows rows={6} />;
  if (value.instrumental) return <p className={styles.say}>{t('lyrics.instrumental')}</p>;
  if (value.kind === 'none') return <p className={styles.say}>{t('lyrics.none')}</p>;
  if (value.kind === 'plain')
    return (
      <>
        <p className={styles.say}>{t('lyrics.plain')}</p>
        <p className={styles.plain} lang={value.lang}>
          {value.lines.map(({ text }) => text).join('\n')}
        </p>
      </>
    );
  return <Timed lyric={value} />;
};

const Timed = ({ lyric: { songId, lines, lang } }: { readonly lyric: Lyric }) => {
  const { lyrics, offsetOf } = useMusic();
  const locale = useLocale();
  const offsetMs = useSelector(lyrics, ({ context }) => context.offsetMs);
  const follows = useSelector(lyrics, (now) => now.matches('following'));
  const [translated, setTranslated] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const { line: at, word } = useSung(lines, offsetMs);
  useEffect(() => lyrics.send({ type: 'lyrics.open', songId, offsetMs: offsetOf(songId) }), [lyrics, songId, offsetOf]);
  useEffect(() => {
    const line = list.current?.children[at];
    const panel = list.current?.parentElement;
    if (!follows || !line || !panel) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const { top, height } = line.getBoundingClientRect();
    const middle = top - panel.getBoundingClientRect().top + panel.scrollTop - panel.clientHeight / 2 + height / 2;
    panel.scrollTo({ top: middle, behavior: still ? 'instant' : 'smooth' });
  }, [at, follows, translated]);
  useReader(list, () => lyrics.send({ type: 'lyrics.scrolled' }));
  const hasTranslation = lines.some(({ tr }) => tr?.[locale]);
  return (
    <>
      <Bar {...{ offsetMs, follows, translated }} {...(hasTranslation && { onTranslate: setTranslated })} />
      <ol className={styles.lyrics} ref={list} lang={lang}>
        {lines.map((line, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines are sung twice, and never change their places
          <li key={i}>
            <button
              className={styles.line}
              type="button"
              aria-current={i === at ? 'true' : undefined}
              data-past={i < at || undefined}
              onClick={() => line.t !== null && lyrics.send({ type: 'lyrics.seek', toS: secondOf(line.t, offsetMs) })}
            >
              <Words line={line} word={i === at ? word : -1} />
              {translated && line.tr?.[locale] && (
                <span className={styles.translated} lang={locale}>
                  {line.tr[locale]}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
};

/** Karaoke: what is sung of a line is lit word by word. */
const Words = ({ line: { text, words }, word }: { readonly line: LyricLine; readonly word: number }) => {
  if (!words || word < 0) return text || '♪';
  return words.map((one, i) => (
    // oxlint-disable-next-line react/no-array-index-key -- words are sung twice, and never change their places
    <span key={i} data-sung={i <= word ? 'yes' : 'no'}>
      {one.text}
    </span>
  ));
};

interface BarProps {
  readonly offsetMs: number;
  readonly follows: boolean;
  readonly translated: boolean;
  readonly onTranslate?: (on: boolean) => void;
}
const Bar = ({ offsetMs, follows, translated, onTranslate }: BarProps) => {
  const t = useWords('listen');
  const { lyrics } = useMusic();
  return (
    <div className={styles.lyricsBar}>
      <IconButton label={t('lyrics.sooner')} onClick={() => lyrics.send({ type: 'lyrics.shift', by: -1 })}>
        <Icon name="minus" size={18} />
      </IconButton>
      <span role="status">
        {t('lyrics.offset')} <Figure size={18}>{offsetText(offsetMs)}</Figure>
      </span>
      <IconButton label={t('lyrics.later')} onClick={() => lyrics.send({ type: 'lyrics.shift', by: 1 })}>
        <Icon name="plus" size={18} />
      </IconButton>
      {onTranslate && (
        <Button size="s" aria-pressed={translated} onClick={() => onTranslate(!translated)}>
          {t('lyrics.translation')}
        </Button>
      )}
      {!follows && (
        <Button size="s" tone="board" onClick={() => lyrics.send({ type: 'lyrics.follow' })}>
          {t('lyrics.follow')}
        </Button>
      )}
    </div>
  );
};

/** A hand that moves the words; what scrolls by itself is none. */
const useReader = (list: { readonly current: HTMLElement | null }, scrolled: () => void): void => {
  const latest = useRef(scrolled);
  useEffect(() => {
    latest.current = scrolled;
  });
  useEffect(() => {
    const panel = list.current?.parentElement;
    const hear = () => latest.current();
    const passive = { passive: true } as const;
    panel?.addEventListener('wheel', hear, passive);
    panel?.addEventListener('touchmove', hear, passive);
    return () => {
      panel?.removeEventListener('wheel', hear);
      panel?.removeEventListener('touchmove', hear);
    };
  }, [list]);
};
