import type { FastifyPluginAsync } from 'fastify';
import { addDays, dayOf, DEFAULT_ZONE, isDay, startOfDay } from '#domain/shared/zone.ts';
import { sendRefusal } from '../http/answers.ts';
import { refused } from '../shared/refusal.ts';
import type { LedgerStore } from './ledger.store.ts';

/** How many past days are recorded late if the server was down. */
const LATE_DAYS = 7;

/** Records the heads of the ledgers for each of the last days that is over, in the portal's time zone. */
export const noteHeads = async (ledger: Pick<LedgerStore, 'headsOn' | 'noteHeads'>, now: number): Promise<void> => {
  const today = dayOf(now, DEFAULT_ZONE);
  for (let back = LATE_DAYS; back > 0; back -= 1) {
    const day = addDays(today, -back);
    if ((await ledger.headsOn(day)).length === 0)
      await ledger.noteHeads(day, startOfDay(addDays(day, 1), DEFAULT_ZONE));
  }
};

/** The heads of all ledgers at the end of a day, for everybody to archive: `/tip-keo/so/{date}.json`. */
export const headsPlugin =
  (ledger: Pick<LedgerStore, 'headsOn'>): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { file: string } }>('/tip-keo/so/:file', async (request, reply) => {
      const [, date] = /^(\d{4}-\d{2}-\d{2})\.json$/.exec(request.params.file) ?? [];
      const heads = date !== undefined && isDay(date) ? await ledger.headsOn(date) : [];
      if (heads.length === 0) return sendRefusal(reply, refused(404));
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify({ date, heads }));
    });
  };
