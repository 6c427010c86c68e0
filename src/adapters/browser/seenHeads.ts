import type { KeptHead } from '#domain/tips/ledgerCheck.ts';
import type { LedgerOf, LedgerPort } from '#ports/ledger.ts';
import type { StoragePort } from '#ports/storage.ts';

const KEY = 'khandai.ledgerHeads';
/** So many chains are remembered; those that were seen the longest ago are forgotten first. */
const MOST = 200;

type Kept = readonly (readonly [of: string, head: KeptHead])[];

const nameOf = (of: LedgerOf): string => ('userId' in of ? `user ${of.userId}` : `ledger ${of.ledgerId}`);

const isHead = (value: unknown): value is KeptHead => {
  if (typeof value !== 'object' || value === null) return false;
  const { ledgerId, seq, hash } = value as Partial<Record<keyof KeptHead, unknown>>;
  return typeof ledgerId === 'string' && typeof hash === 'string' && Number.isInteger(seq);
};

const readKept = (text: string | null): Kept => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    const pairs: readonly unknown[] = Array.isArray(value) ? value : [];
    return pairs.filter(
      (pair): pair is Kept[number] => Array.isArray(pair) && typeof pair[0] === 'string' && isHead(pair[1]),
    );
  } catch {
    return [];
  }
};

/** The ends of chains that this browser saw: who owns the database could write a whole chain anew. */
export const browserSeenHeads = (storage: StoragePort): Pick<LedgerPort, 'seenHead' | 'keepHead'> => ({
  seenHead: (of) => readKept(storage.read(KEY)).find(([name]) => name === nameOf(of))?.[1] ?? null,
  keepHead: (of, head) => {
    const others = readKept(storage.read(KEY)).filter(([name]) => name !== nameOf(of));
    storage.write(KEY, JSON.stringify([...others, [nameOf(of), head]].slice(-MOST)));
  },
});
