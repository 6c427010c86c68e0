import { formLetter, pastScore, type Analysis, type FormLetter, type PastMatch } from '#domain/football/overview.ts';
import type { Side } from '#domain/match/match.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { Crest } from '../kit/Crest.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Figure } from '../kit/Figure.tsx';
import { cut } from '../theme/text.css.ts';
import * as styles from './AnalysisTab.css.ts';
import { dayText } from './dayText.ts';

interface AnalysisTabProps {
  readonly analysis: Analysis;
  readonly home: Side;
  readonly away: Side;
}
const FORM_LENGTH = 5;

/** The form of both teams as letters, then the matches between them. */
export const AnalysisTab = ({ analysis, home, away }: AnalysisTabProps) => {
  const t = useWords('roomTabs');
  const locale = useLocale();
  if (analysis.home.length + analysis.away.length + analysis.between.length === 0)
    return <Empty fact={t('noAnalysisFact')}>{t('noAnalysis')}</Empty>;
  return (
    <div className={styles.analysis}>
      <section>
        <h2 className={styles.heading}>{t('form')}</h2>
        <FormLine side={home} matches={analysis.home} />
        <FormLine side={away} matches={analysis.away} />
      </section>
      <section>
        <h2 className={styles.heading}>{t('between')}</h2>
        {analysis.between.length === 0 && <p className={styles.quiet}>{t('noBetween')}</p>}
        <ul>
          {analysis.between.map((match) => (
            <li key={match.fixtureId} className={styles.past}>
              <span className={styles.quiet}>{dayText(match.day, locale)}</span>
              <span className={`${cut} ${styles.home}`}>{match.home}</span>
              <Figure size={18}>{scoreText(match)}</Figure>
              <span className={cut}>{match.away}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};

/** B2: `? – ?` where it is hidden. */
const scoreText = (match: PastMatch): string => (pastScore(match) ?? ['?', '?']).join('–');

const words: Readonly<Record<FormLetter, 'won' | 'drawn' | 'lost'>> = { W: 'won', D: 'drawn', L: 'lost' };

const FormLine = ({ side, matches }: { readonly side: Side; readonly matches: readonly PastMatch[] }) => {
  const t = useWords('roomTabs');
  const locale = useLocale();
  return (
    <div className={styles.line}>
      <Crest side={side} size={24} />
      <span className={cut}>{side.name}</span>
      <ol className={styles.letters}>
        {matches.slice(0, FORM_LENGTH).map((match) => {
          const letter = formLetter(match, side.name);
          const said = t('formResult', {
            result: t(letter ? words[letter] : 'hiddenResult'),
            score: scoreText(match),
            home: match.home,
            away: match.away,
            day: dayText(match.day, locale),
          });
          return (
            <li key={match.fixtureId}>
              <abbr className={styles.letter} data-form={letter ?? undefined} title={said} aria-label={said}>
                {letter ? t(`form${letter}`) : '?'}
              </abbr>
            </li>
          );
        })}
      </ol>
    </div>
  );
};
