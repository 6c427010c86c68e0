import { followLeads, leadOfFollow } from '#domain/social/followLead.ts';
import { followLead } from '#machines/social/social.acts.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useWords } from '../../hooks/useWords.ts';
import { lead } from './FollowLead.css.ts';
import { useSocialWhyNot } from './useSocialWhyNot.ts';
import { useStanding } from './useStanding.ts';
import type { Named } from './useToggle.ts';

interface FollowLeadProps extends Named {
  /** Whether it stands on a board, which is dark in both themes. */
  readonly onBoard?: boolean;
}

/** SC-7: how long before a match of what is followed its follower is reminded; nothing for who does not follow it. */
export const FollowLead = ({ target, name, onBoard }: FollowLeadProps) => {
  const t = useWords('social');
  const standing = useStanding(target);
  const whyNot = useSocialWhyNot();
  const { press } = useAct(followLead, { whyNot });
  const chosen = standing && leadOfFollow(standing);
  if (!chosen) return null;
  const choose = (text: string) => {
    const wanted = followLeads.find((one) => String(one) === text);
    if (wanted !== undefined) void press({ target, lead: wanted });
  };
  return (
    <select
      className={lead}
      data-on={onBoard ? 'board' : undefined}
      aria-label={t('lead.of', { name })}
      value={chosen}
      onChange={({ target: { value } }) => choose(value)}
    >
      {followLeads.map((one) => (
        <option key={one} value={one}>
          {t(`lead.${one}`)}
        </option>
      ))}
    </select>
  );
};
