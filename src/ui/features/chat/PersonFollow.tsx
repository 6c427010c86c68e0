import { kmCount } from '#domain/shared/count.ts';
import { targetText, type Target } from '#domain/social/social.ts';
import { countOf, isOn } from '#domain/social/standing.ts';
import { turns } from '#machines/social/social.acts.ts';
import { standing } from '#machines/social/social.resources.ts';
import { isMissing } from '#ports/failure.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';

interface PersonFollowProps {
  readonly userId: string;
  readonly name: string;
  readonly mine: boolean;
}

/** The number of a person's followers, and a button to follow them; a guest logs in first. */
export const PersonFollow = ({ userId, name, mine }: PersonFollowProps) => {
  const t = useWords('social');
  const target: Target = { type: 'user', id: userId };
  const { value } = useResource(standing, { target });
  const { press } = useAct(turns.follow, {
    whyNot: (failure) => (isMissing(failure) ? t('gone') : null),
    intent: () => ({ kind: 'follow', what: name, target: targetText(target) }),
  });
  const on = value !== null && isOn(value, 'follow');
  const count = value && countOf(value, 'follow');
  return (
    <>
      {count !== null && <span>{t.tn('followers', count, { count: kmCount(count) })}</span>}
      {!mine && (
        <Button
          tone={on ? 'quiet' : 'primary'}
          size="s"
          aria-pressed={on}
          aria-label={t(on ? 'followingOf' : 'followOf', { name })}
          onClick={() => void press({ target, on: !on })}
        >
          {t(on ? 'following' : 'follow')}
        </Button>
      )}
    </>
  );
};
