import type { EsportBoard, PlayerLine } from '#domain/match/board/esport.ts';
import { sideColours } from '#domain/match/board/sideColours.ts';
import type { Side } from '#domain/match/match.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { LinesTable, type LineColumn } from '../LinesTable.tsx';
import { lines } from '../LinesTable.css.ts';
import { HeroMark } from './HeroMark.tsx';

interface PlayersProps {
  readonly players: NonNullable<EsportBoard['players']>;
  readonly home: Side;
  readonly away: Side;
}

/** The players of a map: whom they play, and what they have done so far. */
export const Players = ({ players, home, away }: PlayersProps) => {
  const t = useWords('board');
  const colours = sideColours(home, away);
  const known = (key: 'assists' | 'gold') => players.flat().some((line) => line[key] !== undefined);
  const columns: readonly LineColumn<PlayerLine>[] = [
    { key: 'kills', label: t('players.kills'), of: ({ kills }) => kills },
    { key: 'deaths', label: t('players.deaths'), of: ({ deaths }) => deaths },
    ...(known('assists')
      ? [{ key: 'assists', label: t('players.assists'), of: ({ assists = 0 }: PlayerLine) => assists }]
      : []),
    ...(known('gold')
      ? [{ key: 'gold', label: t('players.gold'), of: ({ gold = 0 }: PlayerLine) => (gold / 1000).toFixed(1) }]
      : []),
  ];
  return (
    <section className={lines} aria-label={t('players.title')}>
      {[home, away].map((side, i) => (
        <LinesTable
          key={i}
          {...{ side, columns }}
          lines={players[i === 0 ? 0 : 1]}
          mark={({ hero }) =>
            hero && (
              <span title={hero.name}>
                <HeroMark mark={hero.mark} colour={colours[i === 0 ? 0 : 1]} size={24} />
              </span>
            )
          }
        />
      ))}
    </section>
  );
};
