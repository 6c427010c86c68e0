import { matchStatus } from '#domain/match/matchStatus.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Crest } from '../kit/Crest.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { LiveBadge } from '../kit/LiveBadge.tsx';
import { markOf, type Hit } from './hits.ts';
import { label, note, row } from './SearchPanel.css.ts';

interface HitRowProps {
  readonly id: string;
  readonly hit: Hit;
  readonly query: string;
  readonly live: boolean;
  readonly active: boolean;
  readonly onFollow: () => void;
}

const Marked = ({ text, query }: { readonly text: string; readonly query: string }) => {
  const parts = markOf(text, query);
  if (!parts) return text;
  return (
    <>
      {parts[0]}
      <mark>{parts[1]}</mark>
      {parts[2]}
    </>
  );
};

/** One result. The focus stays in the search box, so rows are selected by arrow keys or pointer. */
export const HitRow = ({ id, hit, query, live, active, onFollow }: HitRowProps) => {
  const t = useWords('shell');
  const zone = useZone();
  const minute = matchStatus(hit.match.status) === 'live' && hit.match.status.toLowerCase() !== 'ht';
  return (
    <Link
      className={row}
      id={id}
      to={hit.to}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onFollow}
    >
      {hit.side ? <Crest side={hit.side} size={24} /> : <Icon name="target" size={20} />}
      <span className={label}>
        <Marked text={hit.label} query={query} />
      </span>
      {live ? (
        <LiveBadge small>{minute ? `${hit.match.status}'` : t('nav.live')}</LiveBadge>
      ) : (
        <span className={note}>
          {hit.side && hit.key.startsWith('team') ? hit.note : hourMinute(hit.match.startTime, zone)}
        </span>
      )}
    </Link>
  );
};
