import type { Team } from '../content/team.ts';
import { fraction } from '../random.ts';

/** Attack and defence of a team, each around 0, higher is better; the same on every day. */
const skillOf = ({ id }: Team) => ({
  attack: (fraction(`attack ${id}`) - 0.5) * 0.8,
  defence: (fraction(`defence ${id}`) - 0.5) * 0.6,
});

/** Expected goals of home and away: home advantage is worth about 0.3 goals. */
export const expectedGoals = ([home, away]: readonly [Team, Team]): readonly [number, number] => {
  const [one, two] = [skillOf(home), skillOf(away)];
  return [1.52 * Math.exp(one.attack - two.defence), 1.18 * Math.exp(two.attack - one.defence)];
};

/** The probability that home wins a point, a rally or a map, in (0.35, 0.65). */
export const edgeOf = ([home, away]: readonly [Team, Team]): number => {
  const [one, two] = [skillOf(home), skillOf(away)];
  return 0.51 + (one.attack + one.defence - two.attack - two.defence) * 0.09;
};
