import { Suspense } from 'react';
import { chatPlaces, type ChatPlace } from '#domain/room/stage.ts';
import type { Key } from '../../i18n/groups.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useWords } from '../../hooks/useWords.ts';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { CHAT_PLACE_LAYER } from './chatPlaceLayer.ts';
import { ControlMenu } from './ControlMenu.tsx';
import { useStage } from './useStage.ts';
import * as styles from './ChatPlaceButton.css.ts';

const FlyingChoices = lazyPart(() => import('./FlyingChoices.tsx'));
const BandChoices = lazyPart(() => import('./BandChoices.tsx'));

const words: Readonly<Record<ChatPlace, Key<'player'>>> = {
  band: 'chatBand',
  flying: 'chatFlying',
  column: 'chatColumn',
  none: 'chatNone',
};
/** What each looks like, drawn in 52 by 30. */
const drawings: Readonly<Record<ChatPlace, string>> = {
  band: 'M5 16h14M5 20.500h10M5 25h17',
  flying: 'M10 7h14M22 12.500h18M30 7h13',
  column: 'M39 1v28M43 7h5M43 12h5M43 17h5',
  none: 'M10 26L42 4',
};

interface ChatPlaceButtonProps {
  readonly phone: boolean;
  /** Its button stands beside the picture. */
  readonly beside: boolean;
}

/** LIVE-3: where the chat stands over or beside the picture, drawn four times; the key D goes round them. */
export const ChatPlaceButton = ({ phone, beside }: ChatPlaceButtonProps) => {
  const { stage } = useApp();
  const t = useWords('player');
  const chosen = useStage((state) => state.chat);
  if (chosen === null) return null;
  return (
    <ControlMenu
      layer={CHAT_PLACE_LAYER}
      label={t('chatPlace')}
      title={t('chatPlace')}
      icon="panel-bottom"
      text={!phone && t('chat')}
      keys="D"
      phone={phone}
      elsewhere={beside}
    >
      {(close) => (
        <div className={styles.pick} data-sheet={phone || undefined}>
          {!phone && <p className={styles.title}>{t('chatPlace')}</p>}
          <div className={styles.choices} role="radiogroup" aria-label={t('chatPlace')}>
            {chatPlaces.map((place) => (
              <button
                key={place}
                className={styles.choice}
                type="button"
                role="radio"
                aria-checked={place === chosen}
                onClick={() => {
                  stage.wishes()?.chooseChat(place);
                  close();
                }}
              >
                <svg width="54" height="32" viewBox="-1 -1 54 32" fill="none" stroke="currentColor" strokeWidth="2">
                  <rect width="52" height="30" rx="3" />
                  <path d={drawings[place]} />
                </svg>
                {t(words[place])}
              </button>
            ))}
          </div>
          <Suspense>
            {chosen === 'flying' && <FlyingChoices />}
            {chosen === 'band' && <BandChoices />}
          </Suspense>
        </div>
      )}
    </ControlMenu>
  );
};
