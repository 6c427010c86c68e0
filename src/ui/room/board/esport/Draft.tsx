import type { DraftSide } from '#domain/match/board/esport.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { HeroMark } from './HeroMark.tsx';
import * as styles from './EsportBoard.css.ts';

interface DraftProps {
  readonly draft: readonly [DraftSide, DraftSide];
  readonly teams: readonly [string, string];
  readonly colours: readonly [string, string];
}

/** What each side has banned and picked so far. */
export const Draft = ({ draft, teams, colours }: DraftProps) => {
  const t = useWords('board');
  return (
    <div className={styles.draft}>
      {draft.map(({ bans, picks }, side) => (
        <div key={side} className={styles.draftSide}>
          <ul className={styles.heroes} aria-label={t('bansOf', { team: teams[side]! })}>
            <li className={styles.small} aria-hidden="true">
              {t('bans')}
            </li>
            {bans.map(({ name, mark }) => (
              <li key={name} title={name}>
                <HeroMark mark={mark} colour={colours[side]!} size={24} banned />
                <VisuallyHidden>{name}</VisuallyHidden>
              </li>
            ))}
          </ul>
          <ul className={styles.heroes} aria-label={t('picksOf', { team: teams[side]! })}>
            {picks.map(({ name, mark }) => (
              <li key={name} className={styles.hero}>
                <HeroMark mark={mark} colour={colours[side]!} size={38} />
                {name}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
};
