import { createOpener } from '#domain/spoiler/opener.ts';
import type { SpoilerPolicy } from '#domain/spoiler/policy.ts';
import { createSpoiler, type Shield, type Spoiler } from '#ui/app/spoiler.ts';

/** What a viewer hides, without cookies, and functions to change it; `lit` are the matches shown nevertheless. */
export const fakeSpoiler = (
  policy: SpoilerPolicy = 'off',
  lit: readonly string[] = [],
  keepTeams: (teams: readonly string[]) => void = () => {},
): { readonly spoiler: Spoiler; readonly shield: Shield } => {
  let shown = lit;
  const spoiler = createSpoiler(policy, null);
  const show = () =>
    spoiler.become({
      open: createOpener({
        ...{ policy: spoiler.now().policy, now: () => 0 },
        stateOf: ({ fixtureId }) => ({ mine: null, lit: shown.includes(fixtureId) }),
      }),
    });
  if (policy !== 'off') show();
  return {
    spoiler,
    shield: {
      choose: (next, teams) => {
        if (teams) keepTeams(teams);
        spoiler.become({ policy: next });
        show();
      },
      hideOdds: (on) => spoiler.become({ hideOdds: on }),
      light: (fixtureId) => {
        shown = [...shown, fixtureId];
        show();
      },
    },
  };
};
