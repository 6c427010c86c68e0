import { useState } from 'react';
import { MATCH_SEARCH } from '#domain/schedule/matchSearch.ts';
import { dayOf } from '#domain/shared/zone.ts';
import { matchesNamed, roomsNamed, tipsNamed } from '#machines/newsroom/newsroom.resources.ts';
import { tipDetail } from '#machines/tips/tips.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Field } from '../../kit/Field.tsx';
import { searchField } from '../../kit/searchField.ts';
import { SelectField } from '../../kit/SelectField.tsx';
import { useTyped } from '../../shared/useTyped.ts';
import { matchName, useMatchName, useRoomMatches } from './useRoomMatches.ts';
import * as styles from './room.css.ts';

interface Choice {
  readonly id: string;
  readonly name: string;
}
interface SearchedChoiceProps {
  readonly kind: 'match' | 'tip' | 'room';
  readonly chosen: Choice | null;
  /** What is found; null while it is looked for. */
  readonly found: readonly Choice[] | null;
  readonly q: string;
  readonly onSearch: (q: string) => void;
  readonly onChoose: (id: string) => void;
}

/** Something of the portal, chosen from what a search finds; what was chosen stays, whatever is searched for. */
const SearchedChoice = ({ kind, chosen, found, q, onSearch, onChoose }: SearchedChoiceProps) => {
  const t = useWords('newsroom');
  const [typed, type] = useTyped(q, onSearch);
  const others = (found ?? []).filter(({ id }) => id !== chosen?.id);
  const isNone = found !== null && found.length === 0 && q.trim() !== '';
  return (
    <div className={styles.pair}>
      <Field
        {...searchField}
        label={t(`block.search.${kind}`)}
        value={typed}
        maxLength={MATCH_SEARCH.longest}
        hint={isNone ? t('block.none') : undefined}
        onChange={({ target }) => type(target.value)}
      />
      <SelectField
        label={t(`block.${kind}`)}
        value={chosen?.id ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        {chosen ? <option value={chosen.id}>{chosen.name}</option> : <option value="">{t('field.choose')}</option>}
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
};

interface MatchChoiceProps {
  readonly fixtureId: string;
  readonly onChoose: (fixtureId: string) => void;
}
/** Without a search the matches of yesterday, today and tomorrow. */
export const MatchChoice = ({ fixtureId, onChoose }: MatchChoiceProps) => {
  const [q, search] = useState('');
  const zone = useZone();
  const { fixtures } = useRoomMatches();
  const named = useResource(matchesNamed, { q }).value;
  const found = q.trim() === '' ? fixtures : named;
  return (
    <Chosen
      of={fixtureId}
      found={found && found.map((one) => ({ id: one.fixtureId, name: matchName(one, zone) }))}
      {...{ q, onChoose }}
      onSearch={search}
    />
  );
};
type ChosenProps = Omit<SearchedChoiceProps, 'kind' | 'chosen'> & { readonly of: string };
const Chosen = ({ of, ...rest }: ChosenProps) =>
  of === '' ? <SearchedChoice kind="match" chosen={null} {...rest} /> : <NamedMatch of={of} {...rest} />;
const NamedMatch = ({ of, ...rest }: ChosenProps) => (
  <SearchedChoice kind="match" chosen={{ id: of, name: useMatchName(of) }} {...rest} />
);

interface TipChoiceProps {
  readonly tipId: string;
  readonly onChoose: (tipId: string) => void;
}
/** Without a search the tips that are open. */
export const TipChoice = ({ tipId, onChoose }: TipChoiceProps) => {
  const [q, search] = useState('');
  const { value } = useResource(tipsNamed, { q });
  const found =
    value &&
    value.map((tip) => ({ id: tip.tipId, name: [tip.title, tip.tipster?.nickname].filter(Boolean).join(', ') }));
  const rest = { found, q, onChoose, onSearch: search };
  return tipId === '' ? <SearchedChoice kind="tip" chosen={null} {...rest} /> : <NamedTip of={tipId} {...rest} />;
};
const NamedTip = ({ of, ...rest }: ChosenProps) => {
  const { value } = useResource(tipDetail, { slug: of });
  return <SearchedChoice kind="tip" chosen={{ id: of, name: value?.title ?? of }} {...rest} />;
};

interface RoomChoiceProps {
  readonly roomId: string;
  readonly onChoose: (roomId: string) => void;
}
/** Rooms of matches from today on. */
export const RoomChoice = ({ roomId, onChoose }: RoomChoiceProps) => {
  const [q, search] = useState('');
  const zone = useZone();
  const { value } = useResource(roomsNamed, { q, timezone: zone });
  const found =
    value &&
    value.flatMap((match) => {
      const name = match.title ?? `${match.localteam.name} – ${match.visitorteam.name}`;
      return match.roomId === null ? [] : [{ id: match.roomId, name: `${name}, ${dayOf(match.startTime, zone)}` }];
    });
  const chosen = found?.find(({ id }) => id === roomId);
  return (
    <SearchedChoice
      kind="room"
      chosen={roomId === '' ? null : (chosen ?? { id: roomId, name: roomId })}
      {...{ found, q, onChoose }}
      onSearch={search}
    />
  );
};
