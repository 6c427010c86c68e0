import { matchPhase, matchStatus } from '#domain/match/matchStatus.ts';
import { parseScore } from '#domain/match/score.ts';
import type { TipMatch } from '#domain/tips/tip.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Crest } from '../../kit/Crest.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { ScoreTile } from '../../kit/ScoreTile.tsx';
import { scoreTile } from '../../kit/ScoreTile.css.ts';
import { Unlit } from '../../kit/Unlit.tsx';
import * as styles from './TipRow.css.ts';

const Between = ({ match }: { readonly match: TipMatch }) => {
  const t = useWords('tips');
  if (match.hidden) return <Unlit of={match} tile={scoreTile} />;
  if (match.score === null) return <span className={styles.versus}>{t('versus')}</span>;
  const score = parseScore(match.score);
  if (matchPhase(matchStatus(match.statusText)) === 'live') return <ScoreTile score={score} />;
  return (
    <span className={styles.plainScore}>
      <Figure size={18}>{`${score[0]} – ${score[1]}`}</Figure>
    </span>
  );
};

/** The two teams of a tip's match, with the score where there is one. */
export const TipMatchLine = ({ match }: { readonly match: TipMatch }) => (
  <>
    <Crest side={match.localteam} size={20} />
    <span className={styles.name}>{match.localteam.name}</span>
    <Between match={match} />
    <Crest side={match.visitorteam} size={20} />
    <span className={styles.name}>{match.visitorteam.name}</span>
  </>
);
