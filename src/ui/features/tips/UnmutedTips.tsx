import type { ReactNode } from 'react';
import { untilEnough } from '#domain/shared/untilEnough.ts';
import { holdsMuted, isAboutMuted, isMutedPerson } from '#domain/social/mutes.ts';
import type { Tip } from '#domain/tips/tip.ts';
import { Unmuted } from '../../shared/Unmuted.tsx';
import { useMutes } from '../../shared/useMutes.ts';

const topicsOf = ({ fixture, title, summary }: Tip): readonly string[] => [
  ...[title, summary],
  ...(fixture ? [fixture.leagueName, fixture.localteam.name, fixture.visitorteam.name] : []),
];

interface UnmutedTipsProps {
  readonly all: readonly Tip[];
  /** They stand on the page of their match, whose teams and league hide none of them. */
  readonly ofMatch?: boolean;
  /** Of a longer list so many are shown. */
  readonly first?: number | undefined;
  /** Where rows have no padding beside them. */
  readonly inset?: boolean;
  readonly children: (tips: readonly Tip[]) => ReactNode;
}

/** SO-10: tips without those that hold a muted word, are of a muted person, or about a muted team, league or topic. */
export const UnmutedTips = ({ all, ofMatch = false, first, inset = false, children }: UnmutedTipsProps) => {
  const mutes = useMutes();
  const isMuted = (tip: Tip) =>
    isMutedPerson(mutes, tip.tipster?.userId ?? null) ||
    holdsMuted(mutes, `${tip.title}. ${tip.summary}`) ||
    (!ofMatch && isAboutMuted(mutes, topicsOf(tip)));
  const list = first === undefined ? all : untilEnough(all, first, isMuted);
  return (
    <Unmuted list={list} isMuted={isMuted} inset={inset}>
      {(shown) => children(first === undefined ? shown : shown.slice(0, first))}
    </Unmuted>
  );
};
