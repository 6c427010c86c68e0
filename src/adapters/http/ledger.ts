import { tips } from '#contract/http/tips.ts';
import type { Json } from '#domain/shared/canonicalJson.ts';
import type { LedgerHead, LedgerRow } from '#domain/tips/ledger.ts';
import { succeeded } from '#ports/failure.ts';
import type { LedgerPort } from '#ports/ledger.ts';
import { browserDigest } from '../browser/digest.ts';
import { browserSeenHeads } from '../browser/seenHeads.ts';
import { browserStorage } from '../browser/storage.ts';
import type { Send } from './send.ts';

type Bag = Readonly<Record<string, unknown>>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null;

/** Reads one ledger's end out of the file of a day; null where it is not there. */
const headIn = (file: unknown, ledgerId: string): LedgerHead | null => {
  const heads = isBag(file) && Array.isArray(file['heads']) ? (file['heads'] as readonly unknown[]) : [];
  const own = heads.find((head): head is Bag => isBag(head) && head['ledgerId'] === ledgerId);
  const { seq, hash } = own ?? {};
  return typeof seq === 'number' && typeof hash === 'string' ? { seq, hash } : null;
};

interface Here extends Pick<Window, 'fetch'> {
  readonly localStorage: Storage;
}

/**
 * Ledgers over the network, rows by calls and the ends of a day as the file that everybody can keep, with what this
 * browser needs to check them.
 */
export const httpLedger = (send: Send, here: Here): LedgerPort => ({
  ...browserDigest(),
  ...browserSeenHeads(browserStorage(() => here.localStorage)),
  whole: async (of, signal) => {
    const rows: LedgerRow[] = [];
    for (;;) {
      const answer = await send(tips.ledger, { ...of, fromSeq: rows.length + 1 }, signal);
      if (!answer.ok) return answer;
      const { ledgerId, head } = answer.value;
      // What came as JSON.
      rows.push(...answer.value.rows.map((row) => ({ ...row, data: row.data as Json })));
      if (answer.value.rows.length === 0 || rows.length >= (head?.seq ?? 0)) return succeeded({ ledgerId, rows, head });
    }
  },
  publishedHead: async (ledgerId, day, signal) => {
    try {
      const answer = await here.fetch(`/tip-keo/so/${day}.json`, { signal });
      return answer.ok ? headIn(await answer.json(), ledgerId) : null;
    } catch {
      // Without it the chain is compared with the rest.
      return null;
    }
  },
});
