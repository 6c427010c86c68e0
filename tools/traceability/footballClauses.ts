import { clause, code, state, word, type Clause } from './clause.ts';

/** Rows of FEATURES that football, its odds and its tips implement, and hiding results. */
export const footballClauses: readonly Clause[] = [
  clause(
    'MC-8',
    'reference odds follow their source by socket or by questions, and are said to be old where it is silent',
    state('oddsBoard', 'prices.old'),
    state('oddsBoard', 'way.listening'),
    state('oddsBoard', 'way.polling'),
    word('oddsBoard', 'isFollowed'),
    code('src/domain/odds/priceBoard.ts', 'pricedBy'),
  ),
  clause(
    'MC-9',
    'five formats of one price, and a line explained by what each result pays',
    code('src/domain/odds/format.ts', 'convertOdds'),
    code('src/domain/odds/settle.ts', 'settle'),
  ),
  clause(
    'MC-13',
    'a match goes on without being loaded again: each thing in its order, what was missed recovered, else asked for',
    state('fixtureFeed', 'following.live'),
    state('fixtureFeed', 'following.recovering'),
    state('fixtureFeed', 'following.polling'),
    word('fixtureFeed', 'hasGap'),
    code('src/domain/football/fixtureFeed.ts', 'toldOn'),
  ),
  clause(
    'A6',
    'a tip is written with a draft that is kept, and published once',
    state('tipForm', 'filling.keeping'),
    state('tipForm', 'publishing'),
    state('tipForm', 'unanswered'),
    word('tipForm', 'isUnanswered'),
  ),
  clause(
    'TI-5',
    'tipsters rank by the lower bound of their yield, with n beside it',
    code('src/domain/tips/ranking.ts', 'rankTipsters'),
  ),
  clause(
    'TI-9',
    'whoever hides odds gets neither odds nor tips',
    code('src/domain/odds/withoutOdds.ts', 'withoutOdds'),
  ),
  clause(
    'TI-3',
    'a tip is locked from second zero of its match on; before it an edit keeps the version before',
    state('tipLock', 'locked'),
    word('tipLock', 'untilLock'),
    word('tipForm', 'isForbidden'),
    code('src/domain/tips/lock.ts', 'isLocked'),
  ),
  clause(
    'TP-6',
    'both sides of a comparison are picked by search and by keys; the address has them',
    state('comparePicker', 'open.listed'),
    word('comparePicker', 'writeAddress'),
    word('comparePicker', 'isFree'),
  ),
  clause(
    'TP-7',
    'players are compared per 90 minutes and by percentile within a stated peer group',
    code('src/domain/football/compare.ts', 'comparePlayers'),
    code('src/domain/football/compare.ts', 'peerGroup'),
  ),
  clause(
    'B3',
    'a ledger of tips that the reader’s browser computes anew, and that tells where it is torn',
    code('src/domain/tips/ledgerCheck.ts', 'checkLedger'),
    code('src/machines/tips/ledger.resources.ts', 'ledgerCheck'),
    code('src/adapters/browser/seenHeads.ts', 'browserSeenHeads'),
  ),
  clause(
    'B2',
    'results of matches that are hidden are nowhere, until they are lit',
    state('spoilerShield', 'hand.holding'),
    word('spoilerShield', 'light'),
    code('src/domain/spoiler/hideResults.ts', 'hideResults'),
  ),
];
