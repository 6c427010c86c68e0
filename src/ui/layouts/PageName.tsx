import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from '@xstate/react';
import { ESPORT, leagueOf } from '#domain/live/league.ts';
import { roomIdOf } from '#domain/live/roomAddress.ts';
import type { PageError } from '#domain/navigation/navigation.ts';
import { errorPageTitle, leaguePlaces, pageKey, roomPlaces, type Places } from '#domain/routing/pageTitle.ts';
import type { RouteMatch } from '#domain/routing/matchRoute.ts';
import { leagues, room } from '#machines/live/live.resources.ts';
import { selectLocalPath, selectMatch, selectPageError } from '#machines/navigation/navigation.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { useResource } from '../hooks/useResource.ts';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';

interface NameProps {
  readonly match: RouteMatch;
  readonly onNamed: (title: string) => void;
}

/** Tells the title once all that it names is known, which is what `places` wait for with null. */
const useNamed = ({ match, onNamed }: NameProps, places: Places | null) => {
  const t = useMessages('titles');
  const key = pageKey(match);
  const title = places && t(key, places);
  useEffect(() => {
    // Words that could not be had are shown as their key: then the origin's title stays.
    if (title !== null && title !== key) onNamed(title);
  }, [title, key, onNamed]);
};
const nothing: Places = {};

const FixedName = (props: NameProps) => {
  useNamed(props, nothing);
  return null;
};
const RoomName = (props: NameProps) => {
  const { value } = useResource(room, { roomId: roomIdOf(props.match.params['slug'] ?? '') ?? '' });
  useNamed(props, value && roomPlaces(value));
  return null;
};
const LeagueName = (props: NameProps) => {
  const { value } = useResource(leagues, ESPORT);
  const league = leagueOf(value ?? [], props.match.params['slug'] ?? '');
  useNamed(props, league && leaguePlaces(league));
  return null;
};
const ErrorName = ({ error, onNamed }: { readonly error: PageError; readonly onNamed: NameProps['onNamed'] }) => {
  useEffect(() => onNamed(errorPageTitle(error)), [error, onNamed]);
  return null;
};
const names = { room: RoomName, league: LeagueName } as const;
const nameOf = ({ route: { named } }: RouteMatch) => (named ? names[named] : FixedName);

/** Names the document as the origin names it when it is asked for the same address, and says aloud which page was opened. */
export const PageName = () => {
  const t = useMessages('shell');
  const { navigation } = useApp();
  const path = useSelector(navigation, selectLocalPath);
  const match = useSelector(navigation, selectMatch);
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
  const Name = match && nameOf(match);
  return (
    <div aria-live="polite">
      <VisuallyHidden>{said}</VisuallyHidden>
      {error ? <ErrorName error={error} onNamed={named} /> : Name && <Name match={match} onNamed={named} />}
    </div>
  );
};
