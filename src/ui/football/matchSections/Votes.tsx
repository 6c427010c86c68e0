import { useEffect } from 'react';
import type { Fixture } from '#domain/football/fixture.ts';
import { canVote, rightVote, sharesOf, voteChoices, type MatchVotes, type VoteChoice } from '#domain/football/votes.ts';
import { spaced } from '#domain/shared/count.ts';
import { vote } from '#machines/football/votes.acts.ts';
import { matchVotes } from '#machines/football/votes.resources.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useFixtureFeed } from '../../hooks/useFixtureFeed.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useDates } from '../../shared/useDates.ts';
import type { SectionProps } from './section.ts';
import { SectionBody, SectionFrame } from './SectionFrame.tsx';
import * as styles from './Votes.css.ts';

/** How often it looks whether the match has begun. */
const LOOK_MS = 5000;

const noVotes = ({ startTs }: Fixture): MatchVotes => ({
  ...{ total: 0, split: { '1': 0, X: 0, '2': 0 }, me: null, closesTs: startTs },
});

/** What others chose, as the socket tells it, comes beside one's own vote. */
const useToldVotes = (fixture: Fixture): void => {
  const { resources } = useApp();
  const told = useFixtureFeed(fixture).told?.votes ?? null;
  const { fixtureId } = fixture;
  useEffect(() => {
    if (!told) return;
    const { total, split } = told;
    resources.update(matchVotes, { fixtureId }, (votes) => ({ ...votes, total, split }));
  }, [resources, told, fixtureId]);
};

/** MC-10: who wins, as members think; a vote of one's own until kick-off. Nothing where nobody voted and nobody can. */
export default function Votes({ fixture, until }: SectionProps) {
  const t = useWords('matchSections');
  const seen = useResource(matchVotes, { fixtureId: fixture.fixtureId });
  useToldVotes(fixture);
  const open = canVote(fixture, useNow(LOOK_MS));
  // A guest's votes come with the guest's session, which is late; the answers to press are known before.
  const value = seen.value ?? (open && !seen.failure ? noVotes(fixture) : null);
  const total = seen.value?.total ?? 0;
  if (!open && total === 0) return null;
  return (
    <SectionFrame title={t('votes.title')} note={total > 0 && t.tn('votes.total', total, { count: spaced(total) })}>
      <SectionBody seen={{ ...seen, value }} failed={t('votes.failed')} loading={null}>
        {(votes) =>
          open ? <Ballot {...{ fixture, votes }} /> : <Counted {...{ fixture, votes }} past={until !== null} />
        }
      </SectionBody>
    </SectionFrame>
  );
}

interface VotesProps {
  readonly fixture: Fixture;
  readonly votes: MatchVotes;
}

const useChoiceNames = ({ localteam, visitorteam }: Fixture): Readonly<Record<VoteChoice, string>> => {
  const t = useWords('matchSections');
  return { '1': localteam.name, X: t('votes.draw'), '2': visitorteam.name };
};

/** Three answers to press; shares come with one's own vote, so that nobody votes as others did. */
const Ballot = ({ fixture, votes }: VotesProps) => {
  const t = useWords('matchSections');
  const { minute } = useDates();
  const names = useChoiceNames(fixture);
  const { localteam, visitorteam, fixtureId, knockout } = fixture;
  const { press, busy } = useAct(vote, {
    intent: ({ choice }) => ({
      ...{ kind: 'vote', what: `${localteam.name} – ${visitorteam.name}: ${names[choice]}`, fixtureId, choice },
    }),
    whyNot: (failure) => (failure.kind === 'refused' && failure.code === 409 ? t('votes.closedNow') : null),
  });
  const shares = votes.me === null ? null : sharesOf(votes);
  return (
    <>
      <div className={styles.choices} role="group" aria-label={t('votes.title')}>
        {voteChoices.map((choice) => (
          <button
            key={choice}
            type="button"
            className={styles.choice}
            aria-pressed={votes.me === choice}
            aria-disabled={busy || undefined}
            onClick={() => !busy && votes.me !== choice && void press({ fixtureId, choice })}
          >
            <span className={styles.name}>{names[choice]}</span>
            <b className={styles.share}>{shares ? `${shares[choice]}%` : ' '}</b>
            <Bar share={shares?.[choice] ?? 0} own={votes.me === choice} />
          </button>
        ))}
      </div>
      <p className={styles.note}>
        {t('votes.closes', { time: minute(votes.closesTs) })}
        {knockout && ` ${t('votes.afterNinety')}`}
      </p>
    </>
  );
};

/** B2: what was right is told once the match may be told, and never while the page is wound back. */
const Counted = ({ fixture, votes, past }: VotesProps & { readonly past: boolean }) => {
  const t = useWords('matchSections');
  const names = useChoiceNames(fixture);
  const shares = sharesOf(votes);
  const right = past ? null : rightVote(fixture);
  return (
    <>
      <ul className={styles.choices}>
        {voteChoices.map((choice) => (
          <li key={choice} className={styles.choice} data-own={votes.me === choice || undefined}>
            <span className={styles.name}>
              {choice === right && <Icon name="check" size={16} />}
              {names[choice]}
            </span>
            <b className={styles.share}>{`${shares[choice]}%`}</b>
            <Bar share={shares[choice]} own={votes.me === choice} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {[
          votes.me !== null && t('votes.own', { name: names[votes.me] }),
          right === null ? t('votes.closed') : t('votes.right', { share: shares[right] }),
        ]
          .filter((one) => one !== false)
          .join(' ')}
      </p>
    </>
  );
};

const Bar = ({ share, own }: { readonly share: number; readonly own: boolean }) => (
  <svg className={styles.bar} data-own={own || undefined} aria-hidden="true">
    <rect width={`${share}%`} height="100%" />
  </svg>
);
