import { explain, type Explained } from '#domain/odds/explain.ts';
import { fromHere, type NextResult } from '#domain/odds/fromHere.ts';
import { lineText, rulesOf, type OddsMarket, type OddsPrice } from '#domain/odds/market.ts';
import type { PricedMatch } from '#domain/odds/pricedMatch.ts';
import { periodOf } from '#domain/odds/priceBoard.ts';
import type { Goals, Outcome } from '#domain/odds/settle.ts';
import { useWords, type Words } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { sideName, sizeText } from './sideName.ts';
import * as styles from './LinePanel.css.ts';

interface ExplanationProps {
  readonly match: PricedMatch;
  readonly found: OddsMarket;
  readonly price: OddsPrice;
}

const nobodyScored: Goals = [0, 0];
/** The score of the part of the match that a market counts. */
const scoreOf = ({ score, half, phase }: PricedMatch, found: OddsMarket): Goals => {
  const isOver = phase !== null && phase !== '1H';
  return (periodOf(found.market) === 'half' && isOver ? half : score) ?? nobodyScored;
};

const signs = { won: 'check', half_won: 'check', void: 'minus', half_lost: 'minus', lost: 'x' } as const;

const OutcomeWord = ({ outcome }: { readonly outcome: Outcome }) => {
  const t = useWords('odds');
  return (
    <span className={styles.outcome} data-outcome={outcome}>
      <Icon name={signs[outcome]} size={13} />
      {t(`outcome.${outcome}`)}
    </span>
  );
};

const meaningOf = ({ key, line }: Explained, team: string, { home, away }: PricedMatch, t: Words<'odds'>): string => {
  const size = line === undefined ? '' : lineText(line);
  switch (key) {
    case 'ah.gives':
      return t('meaning.gives', { team, line: size });
    case 'ah.gets':
      return t('meaning.gets', { team, line: size });
    case 'ah.level':
      return t('meaning.level');
    case 'ou.over':
      return t('meaning.over', { line: size });
    case 'ou.under':
      return t('meaning.under', { line: size });
    case '1x2.home':
      return t('meaning.homeWins', { team: home });
    case '1x2.away':
      return t('meaning.awayWins', { team: away });
    case '1x2.draw':
      return t('meaning.drawn');
  }
};
/** What a line of quarters, wholes or halves does with a stake; nothing for one without a line, or a level one. */
const stakesOf = ({ key, line }: Explained, t: Words<'odds'>): string => {
  if (line === undefined || key === 'ah.level') return '';
  if (!Number.isInteger(line * 2)) return t('meaning.quarter', { low: `${line - 0.25}`, high: `${line + 0.25}` });
  return t(Number.isInteger(line) ? 'meaning.whole' : 'meaning.half');
};

const nextText = (
  { key, score }: NextResult,
  begun: boolean,
  isTotal: boolean,
  of: PricedMatch,
  t: Words<'odds'>,
): string => {
  const [home, away] = score;
  const said = { score: `${home}–${away}`, total: home + away };
  if (isTotal) return t(key === 'stays' ? 'next.noMore' : key === 'oneMore' ? 'next.oneMore' : 'next.twoMore', said);
  if (key === 'homeScores') return t(begun ? 'next.homeScores' : 'next.homeByOne', { ...said, team: of.home });
  if (key === 'awayScores') return t(begun ? 'next.awayScores' : 'next.awayByOne', { ...said, team: of.away });
  return t(begun ? 'next.stays' : 'next.goalless', said);
};

/** MC-9: what a line means in plain words, and how it ends for three results from the present score. */
export const Explanation = ({ match, found, price }: ExplanationProps) => {
  const t = useWords('odds');
  const { market, line } = found;
  const { sel, dec } = price;
  const { kind } = rulesOf(market);
  const here = { dec, score: scoreOf(match, found) };
  const explained = explain(market, line, sel, here);
  const team = sideName(sel, match, t);
  const period = t(periodOf(market) === 'half' ? 'meaning.first' : 'meaning.full');
  return (
    <section>
      <h3 className={styles.heading}>{t(`meaning.${kind}`, { line: sizeText(market, line) })}</h3>
      <p className={styles.text}>
        {[meaningOf(explained, team, match, t), stakesOf(explained, t), period].filter(Boolean).join(' ')}
      </p>
      <ul className={styles.results}>
        {fromHere(market, line, sel, here).map((next) => (
          <li key={next.key} className={styles.result}>
            {nextText(next, match.score !== null, kind === 'ou', match, t)}
            <OutcomeWord outcome={next.outcome} />
          </li>
        ))}
      </ul>
      <Payments {...{ explained, team, match }} />
    </section>
  );
};

const signed = (profit: number): string =>
  profit > 0 ? `+${profit.toFixed(2)}` : profit < 0 ? `−${(-profit).toFixed(2)}` : '0';

interface PaymentsProps {
  readonly explained: Explained;
  readonly team: string;
  readonly match: PricedMatch;
}

/** What every result pays. */
const Payments = ({ explained, team, match: { home, away } }: PaymentsProps) => {
  const t = useWords('odds');
  return (
    <details className={styles.all}>
      <summary className={styles.summary}>{t('pays.title')}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['result', 'outcome', 'profit'] as const).map((key) => (
              <th key={key} className={styles.headCell} scope="col">
                {t(`pays.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {explained.results.map(({ key, goals, outcome, profit, now }) => (
            <tr key={`${key} ${goals}`} data-now={now || undefined}>
              <td className={styles.valueCell}>
                {t(`result.${key}`, { team, home, away, count: goals })}
                {now && <small> ({t('pays.now')})</small>}
              </td>
              <td className={styles.valueCell}>{t(`outcome.${outcome}`)}</td>
              <td className={styles.valueCell}>{signed(profit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
