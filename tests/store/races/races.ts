import type { RaceCases } from '../support/race.ts';
import { accountsRaces } from './accounts.ts';
import { applicationsRaces } from './applications.ts';
import { commentsRaces } from './comments.ts';
import { communityRaces, groupsRaces } from './community.ts';
import { consoleRaces } from './console.ts';
import { contentRaces } from './content.ts';
import { gamesRaces } from './games.ts';
import { messagesRaces } from './messages.ts';
import { moderationRaces } from './moderation.ts';
import { reportsRaces } from './reports.ts';
import { pollsRaces } from './polls.ts';
import { rewardsRaces } from './rewards.ts';
import { sessionsRaces } from './sessions.ts';
import { tipsRaces } from './tips.ts';

/** All races between two connections. */
export const races: RaceCases = {
  ...accountsRaces,
  ...sessionsRaces,
  ...rewardsRaces,
  ...contentRaces,
  ...commentsRaces,
  ...communityRaces,
  ...groupsRaces,
  ...consoleRaces,
  ...moderationRaces,
  ...reportsRaces,
  ...applicationsRaces,
  ...messagesRaces,
  ...pollsRaces,
  ...tipsRaces,
  ...gamesRaces,
};
