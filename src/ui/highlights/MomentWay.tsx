import type { Highlight, HighlightChapter } from '#domain/highlights/highlight.ts';
import { fixtureMatch } from '#domain/football/fixtureMatch.ts';
import { matchPath } from '#domain/football/footballPaths.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { fixtureDetail } from '#machines/football/football.resources.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Icon } from '../kit/Icon.tsx';
import { iconButton } from '../kit/IconButton.css.ts';
import { Link } from '../kit/Link.tsx';
import { momentWay } from './highlights.css.ts';

interface MomentWayProps {
  readonly highlight: Highlight;
  readonly chapter: HighlightChapter;
}

/** NE-12: the same moment in the room, while its stream can be wound back so far, else in the course of its match. */
export const MomentWay = ({ highlight, chapter }: MomentWayProps) =>
  highlight.fixtureId !== undefined && chapter.momentId !== undefined ? (
    <Way fixtureId={highlight.fixtureId} momentId={chapter.momentId} highlight={highlight} />
  ) : null;

interface WayProps extends Pick<MomentWayProps, 'highlight'> {
  readonly fixtureId: string;
  readonly momentId: string;
}
const Way = ({ fixtureId, momentId, highlight: { roomId, roomTs } }: WayProps) => {
  const t = useWords('highlights');
  const { value: fixture } = useResource(fixtureDetail, { id: fixtureId });
  if (!fixture) return null;
  const room = roomTs === undefined || roomId === undefined ? null : roomPath({ ...fixtureMatch(fixture), roomId });
  const query = new URLSearchParams({ ...(room === null && { leagueId: fixture.leagueId }), moc: momentId });
  return (
    <Link
      className={`${iconButton} ${momentWay}`}
      to={`${room ?? matchPath(fixture)}?${query}`}
      aria-label={t(room === null ? 'momentInMatch' : 'moment')}
    >
      <Icon name={room === null ? 'list' : 'radio'} size={18} />
    </Link>
  );
};
