import { useMemo } from 'react';
import type { Shield } from '../app/spoiler.ts';
import { useApp } from './useApp.ts';

/** Hides and lights; the code comes with the first use. If it does not come, all stays as it is. */
export const useShield = (): Shield => {
  const { session, log } = useApp();
  return useMemo(() => {
    const run = (act: (shield: Shield) => void) =>
      void session
        .load()
        .then(({ shield }) => shield.load())
        .then(act, () => log.warn('The shield could not be loaded'));
    return {
      choose: (policy, teams) => run((shield) => shield.choose(policy, teams)),
      hideOdds: (on) => run((shield) => shield.hideOdds(on)),
      light: (fixtureId) => run((shield) => shield.light(fixtureId)),
    };
  }, [session, log]);
};
