import { badIds, heavyCalls, logIns, madeUpKeys, madeUpMembers, pages, slowBodies } from './calls.ts';
import { deepBodies, packedBodies, searches, spreadBodies } from './bodies.ts';
import { madeUpMatches, madeUpTopics, pingFlood, refusedSendFlood, roomChurn, unsubFlood } from './frames.ts';
import { fullHeaders, madeUpHeaders, manyRanges } from './headers.ts';
import { halfUploads, slowReaders } from './held.ts';
import { halfClosed, idleAfterAnswers, idleConnections, slowHeaders } from './idle.ts';
import { changingCurrency, changingZones, unreadAssets, unreadClip, unreadWithinBounds } from './pipelining.ts';
import type { Attack } from './support/attack.ts';
import { halfOpenUpgrades, refusedUpgrades, upgradesInALoop } from './upgrades.ts';

/** All attacks. */
export const attacks: readonly Attack[] = [
  ...[idleConnections, halfClosed, slowHeaders, idleAfterAnswers],
  ...[unreadClip, unreadAssets, changingCurrency, changingZones, unreadWithinBounds],
  ...[refusedUpgrades, halfOpenUpgrades, upgradesInALoop],
  ...[unsubFlood, refusedSendFlood, madeUpTopics, madeUpMatches, pingFlood],
  ...[logIns, madeUpMembers, madeUpKeys, badIds, heavyCalls, pages, slowBodies],
  ...[madeUpHeaders, fullHeaders, manyRanges],
  ...[searches, deepBodies, packedBodies, spreadBodies],
  ...[slowReaders, halfUploads, roomChurn],
];
