import { speeds } from '#domain/vod/vod.ts';
import { offsetOf, resized, shifted } from '#domain/vod/captions.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Figure } from '../../../kit/Figure.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { IconButton } from '../../../kit/IconButton.tsx';
import { Switch } from '../../../kit/Switch.tsx';
import { Chapters } from './Chapters.tsx';
import { SkipWishes } from './SkipWishes.tsx';
import * as styles from './TrackSheet.css.ts';
import { useVodSend, useVodState } from './useVod.ts';

interface ChoiceProps {
  readonly on: boolean;
  readonly children: string;
  readonly onChoose: () => void;
}
const Choice = ({ on, children, onChoose }: ChoiceProps) => (
  <button className={styles.choice} type="button" role="radio" aria-checked={on} onClick={onChoose}>
    <span className={styles.mark}>{on && <Icon name="check" size={18} />}</span>
    {children}
  </button>
);

/** FI-6: sound, subtitles, speed, size and offset in one sheet. */
export default function TrackSheet() {
  const t = useWords('vod');
  const send = useVodSend();
  const item = useVodState(({ context }) => context.item);
  const audio = useVodState(({ context }) => context.audio);
  const audioId = useVodState(({ context }) => context.audioId);
  const subtitleId = useVodState(({ context }) => context.subtitleId);
  const rate = useVodState(({ context }) => context.rate);
  const autoNext = useVodState(({ context }) => context.autoNext);
  const failed = useVodState((snapshot) => snapshot.matches({ watching: { captions: 'failed' } }));
  return (
    <div className={styles.sheet} role="group" aria-label={t('tracks')}>
      <div className={styles.column}>
        {audio.length > 0 && (
          <div role="radiogroup" aria-label={t('audio')}>
            <p className={styles.head}>{t('audio')}</p>
            {audio.map(({ id, label, lang }) => (
              <Choice key={id} on={id === audioId} onChoose={() => send({ type: 'vod.setAudio', id })}>
                {label || lang}
              </Choice>
            ))}
          </div>
        )}
        <div role="radiogroup" aria-label={t('speed')}>
          <p className={styles.head}>{t('speed')}</p>
          <div className={styles.speeds}>
            {speeds.map((one) => (
              <Choice key={one} on={one === rate} onChoose={() => send({ type: 'vod.setRate', rate: one })}>
                {one === 1 ? t('normal') : `${one}×`}
              </Choice>
            ))}
          </div>
        </div>
        {item?.target.type !== 'highlight' && <SkipWishes />}
        {item && (item.next || item.previous) && (
          <Switch on={autoNext} onChange={(on) => send({ type: 'vod.setAutoNext', on })}>
            {t('autoNext')}
          </Switch>
        )}
        <Chapters />
      </div>
      {item && item.subtitles.length > 0 && (
        <div className={styles.column}>
          <div role="radiogroup" aria-label={t('subtitles')}>
            <p className={styles.head}>
              {t('subtitles')} <kbd className={styles.key}>C</kbd>
            </p>
            <Choice on={subtitleId === null} onChoose={() => send({ type: 'vod.setSubtitle', id: null })}>
              {t('none')}
            </Choice>
            {item.subtitles.map(({ id, label }) => (
              <Choice key={id} on={id === subtitleId} onChoose={() => send({ type: 'vod.setSubtitle', id })}>
                {label}
              </Choice>
            ))}
          </div>
          {failed && <p role="alert">{t('captionsFailed')}</p>}
          <CaptionLook />
        </div>
      )}
    </div>
  );
}

const CaptionLook = () => {
  const t = useWords('vod');
  const send = useVodSend();
  const style = useVodState(({ context }) => context.captions);
  const lang = useVodState(
    ({ context }) => context.item?.subtitles.find(({ id }) => id === context.subtitleId)?.lang ?? '',
  );
  const offset = offsetOf(style, lang);
  const take = (captions: typeof style) => send({ type: 'vod.setCaptions', captions });
  return (
    <>
      <Stepper
        name={t('size')}
        less={[t('smaller'), () => take(resized(style, -1))]}
        more={[t('larger'), () => take(resized(style, 1))]}
      >
        {String(style.size)}
      </Stepper>
      <Stepper
        name={t('offset')}
        less={[t('earlier'), () => take(shifted(style, lang, -1))]}
        more={[t('later'), () => take(shifted(style, lang, 1))]}
      >
        {`${offset > 0 ? '+' : ''}${offset.toFixed(1)}`}
      </Stepper>
      <Switch on={style.ground} onChange={(ground) => take({ ...style, ground })}>
        {t('ground')}
      </Switch>
    </>
  );
};

type Step = readonly [label: string, take: () => void];
interface StepperProps {
  readonly name: string;
  readonly less: Step;
  readonly more: Step;
  readonly children: string;
}
const Stepper = ({ name, less, more, children }: StepperProps) => (
  <div className={styles.stepper} role="group" aria-label={name}>
    <span>{name}</span>
    <IconButton label={less[0]} onClick={less[1]}>
      <Icon name="minus" size={18} />
    </IconButton>
    <output className={styles.value}>
      <Figure size={18}>{children}</Figure>
    </output>
    <IconButton label={more[0]} onClick={more[1]}>
      <Icon name="plus" size={18} />
    </IconButton>
  </div>
);
