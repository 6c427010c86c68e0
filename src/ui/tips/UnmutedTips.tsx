import type { ReactNode } from 'react';
import { holdsMuted, isAboutMuted } from '#domain/social/mutes.ts';
import type { Tip } from '#domain/tips/tip.ts';
import { Unmuted } from '../shared/Unmuted.tsx';
import { useMutes } from '../features/social/useMutes.ts';

const topicsOf = ({ fixture, title, summary }: Tip): readonly string[] => [
  ...[title, summary],
  ...(fixture ? [fixture.leagueName, fixture.localteam.name, fixture.visitorteam.name] : []),
];

interface UnmutedTipsProps {
  readonly all: readonly Tip[];
  readonly children: (tips: readonly Tip[]) => ReactNode;
}

/** SO-10: tips without those that hold a muted word, or are about a muted team, league or topic. */
export const UnmutedTips = ({ all, children }: UnmutedTipsProps) => {
  const mutes = useMutes();
  const isMuted = (tip: Tip) => isAboutMuted(mutes, topicsOf(tip)) || holdsMuted(mutes, `${tip.title}. ${tip.summary}`);
  return (
    <Unmuted list={all} isMuted={isMuted} inset>
      {children}
    </Unmuted>
  );
};
