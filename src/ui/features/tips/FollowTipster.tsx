import { targetText } from '#domain/social/social.ts';
import { isOn } from '#domain/social/standing.ts';
import { standing } from '#machines/social/social.resources.ts';
import { followTipster } from '#machines/tips/tips.acts.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useViewer } from '../../hooks/useViewer.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';

/** Follows a tipster, whose new tips are then told; renders nothing for the viewer themselves. */
export const FollowTipster = ({ userId, name }: { readonly userId: string; readonly name: string }) => {
  const t = useWords('social');
  const target = { type: 'user', id: userId } as const;
  const own = useViewer()?.userId === userId;
  const { value } = useResource(standing, { target });
  const { press } = useAct(followTipster, {
    intent: () => ({ kind: 'follow', what: name, target: targetText(target) }),
  });
  if (own) return null;
  const on = value !== null && isOn(value, 'follow');
  return (
    <Button
      aria-pressed={on}
      aria-label={t(on ? 'followingOf' : 'followOf', { name })}
      onClick={() => void press({ tipsterId: userId, on: !on })}
    >
      {t(on ? 'following' : 'follow')}
    </Button>
  );
};
