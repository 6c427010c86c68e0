import { targetText, type Target } from '#domain/social/social.ts';
import { countOf, isOn, type Toggle } from '#domain/social/standing.ts';
import { turns } from '#machines/social/social.acts.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useSocialWhyNot } from './useSocialWhyNot.ts';
import { useStanding } from './useStanding.ts';

/** A target and its name, for buttons. */
export interface Named {
  readonly target: Target;
  readonly name: string;
}

/** A toggle of a member on a target; a guest is asked to log in first, and then it is turned on. */
export const useToggle = (toggle: Toggle, { target, name }: Named) => {
  const standing = useStanding(target);
  const whyNot = useSocialWhyNot();
  const { press } = useAct(turns[toggle], {
    whyNot,
    intent: () => ({ kind: toggle, what: name, target: targetText(target) }),
  });
  const on = standing !== null && isOn(standing, toggle);
  return {
    on,
    /** Null until it is loaded. */
    count: standing && countOf(standing, toggle),
    press: () => void press({ target, on: !on }),
  };
};
