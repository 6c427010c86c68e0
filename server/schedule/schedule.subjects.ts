import { roomPath } from '#domain/room/roomAddress.ts';
import { matchTitle, type Match } from '#domain/match/match.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import type { Resumption } from '#domain/social/shelf.ts';
import type { Card, CardImage } from '#domain/social/social.ts';
import { personCard } from '../shared/personCard.ts';
import type { Subjects } from '../shared/subjects.ts';
import { phaseOf, type ScheduleService } from './scheduleService.ts';

/** Half of the pictures' size in pixels. */
const poster = (url: string | undefined): CardImage | null => (url === undefined ? null : { url, w: 640, h: 360 });
const crest = (url: string): CardImage | null => (url === '' ? null : { url, w: 48, h: 48 });

const matchCard = (match: Match): Omit<Card, 'target' | 'subtitle' | 'img'> => ({
  title: matchTitle(match),
  path: roomPath(match) ?? hrefOf('schedule'),
  ...(phaseOf(match) === 'live' && { live: true }),
});

/** Rooms, matches and commentators. */
export const scheduleSubjects = (
  service: Pick<ScheduleService, 'room' | 'match' | 'commentators'>,
): Required<Pick<Subjects, 'room' | 'fixture' | 'user'>> => ({
  room: {
    cards: (ids, view) =>
      Promise.all(
        ids.map(async (id): Promise<Card | null> => {
          const room = await service.room(id, view);
          return (
            room && {
              ...{ ...matchCard(room), target: { type: 'room', id }, img: poster(room.poster) },
              subtitle: room.users[0]?.displayName ?? '',
            }
          );
        }),
      ),
    // One goes back into a match as long as it runs.
    resume: (entries, view) =>
      Promise.all(
        entries.map(async ({ target }): Promise<Resumption | null> => {
          const room = await service.room(target.id, view);
          if (!room || phaseOf(room) !== 'live') return null;
          const card: Card = {
            ...{ ...matchCard(room), target, img: poster(room.poster), subtitle: room.users[0]?.displayName ?? '' },
          };
          return { group: target, target, card, position: 0, duration: 0 };
        }),
      ),
  },
  fixture: {
    cards: (ids, view) =>
      Promise.all(
        ids.map(async (id): Promise<Card | null> => {
          const match = await service.match(id, view);
          return (
            match && {
              ...{ ...matchCard(match), target: { type: 'fixture', id }, subtitle: match.leagueName },
              img: crest(match.localteam.logo),
            }
          );
        }),
      ),
  },
  user: {
    takes: ['follow', 'rate'],
    cards: async (ids) => {
      const known = new Map((await service.commentators()).map((one) => [one.userId, one]));
      return ids.map((id) => {
        const found = known.get(id);
        return found ? personCard(found) : null;
      });
    },
  },
});
