import type { Fixture } from '#domain/football/fixture.ts';
import { fixtureMatch } from '#domain/football/fixtureMatch.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { cards } from '#machines/social/cards.resources.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { buttonLook } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import * as styles from './article.css.ts';

interface RoomBlockProps {
  readonly roomId: string;
  /** Its match, if that is one of football. */
  readonly fixture: Fixture | undefined;
}

/** The way into a room. */
export const RoomBlock = ({ roomId, fixture }: RoomBlockProps) => {
  const t = useWords('news');
  const path = fixture && roomPath({ ...fixtureMatch(fixture), roomId });
  if (path)
    return (
      <Link to={path} {...buttonLook({ tone: 'primary', size: 'l' })}>
        {t('match.room')}
      </Link>
    );
  return <NamedRoom roomId={roomId} />;
};

const NamedRoom = ({ roomId }: { readonly roomId: string }) => {
  const { value } = useResource(cards, { targets: [{ type: 'room', id: roomId }] });
  const alive = useHydrated();
  const [card] = value ?? [];
  // Its place is kept, so that nothing below it moves.
  if (!alive || !card) return <div className={styles.roomPlace} />;
  return (
    <div className={styles.roomPlace}>
      <Link to={card.path} {...buttonLook({ tone: 'primary', size: 'l' })}>
        {card.title}
      </Link>
    </div>
  );
};
