import { addDays, dayOf, DEFAULT_ZONE } from '#domain/shared/zone.ts';
import { checkLedger, type CheckedLedger } from '#domain/tips/ledgerCheck.ts';
import { succeeded, type Outcome } from '#ports/failure.ts';
import type { LedgerOf, LedgerPort } from '#ports/ledger.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

export interface LedgerAsked {
  readonly of: LedgerOf;
  /** Today by the server's clock, in the portal's zone: the ends of the day before are published. */
  readonly today: string;
}

/** Today as `ledgerCheck` wants it. */
export const ledgerDay = (now: number): string => dayOf(now, DEFAULT_ZONE);

const checked = async (
  port: LedgerPort,
  { of, today }: LedgerAsked,
  signal: AbortSignal,
): Promise<Outcome<CheckedLedger>> => {
  const outcome = await port.whole(of, signal);
  if (!outcome.ok) return outcome;
  const { ledgerId, rows, head } = outcome.value;
  const published = await port.publishedHead(ledgerId, addDays(today, -1), signal);
  const found = await checkLedger(ledgerId, rows, port.sha256, { told: head, seen: port.seenHead(of), published });
  if (!found.tear && found.head) port.keepHead(of, { ledgerId, ...found.head });
  return succeeded(found);
};

/** B3: a tipster's ledger, computed anew where it is read; the end of one that holds is remembered. */
export const ledgerCheck = resource({
  name: 'ledgerCheck',
  staleAfterMs: 60_000,
  load: async ({ loadPort }: Ports, asked: LedgerAsked, signal) => checked(await loadPort('ledger'), asked, signal),
});
