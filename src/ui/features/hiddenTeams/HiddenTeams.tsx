import { useState } from 'react';
import { SOCIAL } from '#domain/social/social.ts';
import { foundTeams } from '#machines/football/teamSearch.resources.ts';
import { cards } from '#machines/social/cards.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Crest } from '../../kit/Crest.tsx';
import { Failed } from '../../kit/Failed.tsx';
import { Field } from '../../kit/Field.tsx';
import { Link } from '../../kit/Link.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { searchField } from '../../kit/searchField.ts';
import { useTyped } from '../../shared/useTyped.ts';
import * as styles from './HiddenTeams.css.ts';
import { useHiddenTeams, type HiddenTeams as Hidden } from './useHiddenTeams.ts';

const LONGEST = 60;
const ROW = 48;

/** Hidden teams, as many as one call names. */
const Some = ({ ids, hide }: { readonly ids: readonly string[]; readonly hide: Hidden['hide'] }) => {
  const t = useWords('hiddenTeams');
  const { value, failure, busy, retry } = useResource(cards, {
    targets: ids.map((id) => ({ type: 'team', id }) as const),
  });
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <SkeletonRows rows={ids.length} height={ROW} />;
  const byId = new Map(value.map((card) => [card.target.id, card]));
  return (
    <ul className={styles.list}>
      {ids.map((id) => {
        const card = byId.get(id);
        // A team that is known no more is named by its id, so that it can be taken out.
        const name = card?.title ?? id;
        return (
          <li key={id} className={styles.item}>
            <Crest side={{ name, logo: card?.img?.url ?? '' }} size={24} />
            <span className={styles.name}>{card ? <Link to={card.path}>{name}</Link> : name}</span>
            <Button tone="plain" size="s" aria-label={t('showOf', { name })} onClick={() => hide(id, false)}>
              {t('show')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
};

/** What a search found, without what is hidden already. */
const Found = ({ q, of: { ids, full, hide } }: { readonly q: string; readonly of: Hidden }) => {
  const t = useWords('hiddenTeams');
  const { value, failure, busy, retry } = useResource(foundTeams, { q });
  if (q === '') return null;
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <SkeletonRows rows={2} height={ROW} />;
  const free = value.filter(({ id }) => !ids.includes(id));
  if (free.length === 0)
    return (
      <p className={styles.hint} role="status">
        {t(value.length === 0 ? 'nothing' : 'already', { text: q })}
      </p>
    );
  return (
    <ul className={styles.list} aria-label={t('found')}>
      {free.map((team) => (
        <li key={team.id} className={styles.item}>
          <Crest side={team} size={24} />
          <span className={styles.name}>{team.name}</span>
          <Button
            size="s"
            aria-label={t('hideOf', { name: team.name })}
            disabled={full}
            onClick={() => hide(team.id, true)}
          >
            {t('hide')}
          </Button>
        </li>
      ))}
    </ul>
  );
};

/** B2: the teams whose results are hidden, found by their name and taken out again. */
export default function HiddenTeams({ name }: { readonly name: string }) {
  const t = useWords('hiddenTeams');
  const hidden = useHiddenTeams();
  const [q, ask] = useState('');
  const [typed, type] = useTyped(q, (text) => ask(text.trim()));
  const { ids, full } = hidden;
  const parts = Array.from({ length: Math.ceil(ids.length / SOCIAL.targetsAtOnce) }, (_, i) =>
    ids.slice(i * SOCIAL.targetsAtOnce, (i + 1) * SOCIAL.targetsAtOnce),
  );
  return (
    <section className={styles.teams} aria-labelledby={`${name}-teams`}>
      <h3 className={styles.title} id={`${name}-teams`}>
        {t('title')}
      </h3>
      <p className={styles.hint}>{t('about')}</p>
      {parts.map((some) => (
        <Some key={some[0]} ids={some} hide={hidden.hide} />
      ))}
      <div role="search" aria-label={t('search')}>
        <Field
          {...searchField}
          label={t('search')}
          maxLength={LONGEST}
          value={typed}
          onChange={({ target }) => type(target.value)}
          {...(full && { hint: t('full') })}
        />
        <Found q={q} of={hidden} />
      </div>
    </section>
  );
}
