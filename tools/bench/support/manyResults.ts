const HEAD = 'date,home_team,away_team,home_score,away_score,tournament,city,country,neutral';
const TEAMS = 220;
const A_DAY = 4;

const letters = (n: number): string => String.fromCodePoint(65 + Math.floor(n / 26), 97 + (n % 26));
const dayOf = (n: number): string => new Date(Date.UTC(1950, 0, 1) + n * 86_400_000).toISOString().slice(0, 10);

/** Results of made-up national teams in the form of martj42, so many of them. */
export const manyResults = (count: number): string => {
  const rows = Array.from({ length: count }, (_, i) => {
    const home = (i * 7) % TEAMS;
    const away = (home + 1 + (i % (TEAMS - 1))) % TEAMS;
    const score = `${i % 5},${(i * 3) % 4}`;
    return `${dayOf(Math.floor(i / A_DAY))},Land ${letters(home)},Land ${letters(away)},${score},Cup ${letters(i % 40)},X,Y,FALSE`;
  });
  return [HEAD, ...rows].join('\n');
};
