import { useCallback, useEffect, useRef, useState } from 'react';
import { ESPORT, leagueOf } from '#domain/schedule/league.ts';
import { roomIdOf } from '#domain/room/roomAddress.ts';
import type { PageError } from '#domain/navigation/navigation.ts';
import { errorKey, leaguePlaces, personPlaces, roomPlaces, type Places } from '#domain/routing/pageTitle.ts';
import type { FoundRoute } from '#domain/routing/findRoute.ts';
import { leagues, room } from '#machines/schedule/schedule.resources.ts';
import { cards } from '#machines/social/cards.resources.ts';
import { selectLocalPath, selectFound, selectPageError } from '#machines/navigation/navigation.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { useResource } from '../hooks/useResource.ts';
import { lazyPart } from '../kit/lazyPart.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { announced } from './PageName.css.ts';
import { useNamed, type NameProps } from './useNamed.ts';

const nothing: Places = {};

const FixedName = (props: NameProps) => {
  useNamed(props, nothing);
  return null;
};
const RoomName = (props: NameProps) => {
  const { value } = useResource(room, { roomId: roomIdOf(props.found.params['slug'] ?? '') ?? '' });
  useNamed(props, value && roomPlaces(value));
  return null;
};
const LeagueName = (props: NameProps) => {
  const { value } = useResource(leagues, ESPORT);
  const league = leagueOf(value ?? [], props.found.params['slug'] ?? '');
  useNamed(props, league && leaguePlaces(league));
  return null;
};
const PersonName = (props: NameProps) => {
  const { value } = useResource(cards, { targets: [{ type: 'user', id: props.found.params['id'] ?? '' }] });
  const person = value?.[0];
  useNamed(props, person ? personPlaces(person.title) : null);
  return null;
};
/** Names whose data no first page of another area needs. */
const CompetitionName = lazyPart(() => import('./CompetitionName.tsx'));
const ErrorName = ({ error, onNamed }: { readonly error: PageError; readonly onNamed: NameProps['onNamed'] }) => {
  const t = useWords('titles');
  const key = errorKey(error);
  const title = t(key);
  useEffect(() => {
    if (title !== key) onNamed(title);
  }, [title, key, onNamed]);
  return null;
};
const names = { room: RoomName, league: LeagueName, person: PersonName, competition: CompetitionName } as const;
const nameOf = ({ route: { named } }: FoundRoute) => (named ? names[named] : FixedName);

/** Sets the document's title as the origin would, and announces the opened page to screen readers. */
export const PageName = () => {
  const t = useWords('shell');
  const { navigation } = useApp();
  const path = useSelector(navigation, selectLocalPath);
  const found = useSelector(navigation, selectFound);
  const error = useSelector(navigation, selectPageError);
  const last = useRef(path);
  const [said, setSaid] = useState('');
  const named = useCallback(
    (title: string) => {
      document.title = title;
      if (last.current === path) return;
      last.current = path;
      setSaid(t('opened', { title }));
    },
    [path, t],
  );
  const Name = found && nameOf(found);
  return (
    <div className={announced} aria-live="polite">
      <VisuallyHidden>{said}</VisuallyHidden>
      {error ? <ErrorName error={error} onNamed={named} /> : Name && <Name found={found} onNamed={named} />}
    </div>
  );
};
