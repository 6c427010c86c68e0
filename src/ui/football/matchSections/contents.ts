import type { ComponentType } from 'react';
import type { MatchSection } from '#domain/football/matchSections.ts';
import About from './About.tsx';
import BestPlayer from './BestPlayer.tsx';
import Form from './Form.tsx';
import HeadToHead from './HeadToHead.tsx';
import Lineups from './Lineups.tsx';
import type { SectionProps } from './section.ts';
import Shots from './Shots.tsx';
import Standings from './Standings.tsx';
import Stats from './Stats.tsx';
import Votes from './Votes.tsx';

/** All sections. They stand on one page, so that their code comes in one file. */
export const contents: Readonly<Record<MatchSection, ComponentType<SectionProps>>> = {
  bestPlayer: BestPlayer,
  stats: Stats,
  lineups: Lineups,
  shots: Shots,
  headToHead: HeadToHead,
  standings: Standings,
  form: Form,
  votes: Votes,
  about: About,
};
