import { useDeferredValue, useEffect, useId, useMemo, useState, type RefObject } from 'react';
import { hrefOf } from '#domain/routing/routes.ts';
import { dayOf } from '#domain/shared/zone.ts';
import { featured, scheduleDay } from '#machines/schedule/schedule.resources.ts';
import type { FeatureQuery } from '#ports/schedule.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNavigate } from '../hooks/useNavigate.ts';
import { useNow } from '../hooks/useNow.ts';
import { useResource } from '../hooks/useResource.ts';
import { useZone } from '../hooks/useZone.ts';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { findHits, type Hit } from './hits.ts';
import { HitRow } from './HitRow.tsx';
import { group, hint, label, panel, row } from './SearchPanel.css.ts';

interface SearchPanelProps {
  readonly query: string;
  /** The search box, which keeps the focus; arrow keys move through the results. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  readonly embedded: boolean;
  readonly onDone: () => void;
}

const OPEN_ROOMS: FeatureQuery = { status: 'live', pageSize: 50 };
const none: never[] = [];

/** The results of a search over loaded data: open rooms, today's matches, their teams. */
export default function SearchPanel({ query, input, listId, embedded, onDone }: SearchPanelProps) {
  const t = useWords('shell');
  const words = useWords('matchSearch');
  const navigate = useNavigate();
  const zone = useZone();
  const today = dayOf(useNow(60_000), zone);
  const live = useResource(featured, OPEN_ROOMS).value ?? none;
  const day = useResource(scheduleDay, { date: today, timezone: zone }).value ?? none;
  const wanted = useDeferredValue(query.trim());
  const hits = useMemo(() => findHits(wanted, live, day), [wanted, live, day]);
  const all = useMemo(() => [...hits.rooms, ...hits.matches, ...hits.teams], [hits]);
  const everywhere = `${hrefOf('matchSearch')}?q=${encodeURIComponent(wanted)}`;
  /** Where each line links to; the last one searches the whole schedule. */
  const targets = useMemo(() => [...all.map(({ to }) => to), everywhere], [all, everywhere]);
  const [walked, setWalked] = useState({ over: all, to: 0 });
  const active = walked.over === all ? walked.to : 0;
  const base = useId();
  const idOf = (hit: Hit) => `${base}${all.indexOf(hit)}`;

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const chosen = wanted === '' ? undefined : targets[active];
    if (chosen !== undefined) box.setAttribute('aria-activedescendant', `${base}${active}`);
    else box.removeAttribute('aria-activedescendant');
    const walk = (event: KeyboardEvent) => {
      if (event.isComposing || chosen === undefined) return;
      const lines = targets.length;
      if (event.key === 'ArrowDown') setWalked({ over: all, to: (active + 1) % lines });
      else if (event.key === 'ArrowUp') setWalked({ over: all, to: (active - 1 + lines) % lines });
      else if (event.key === 'Enter') {
        onDone();
        navigate(chosen);
      } else return;
      event.preventDefault();
    };
    box.addEventListener('keydown', walk);
    return () => {
      box.removeEventListener('keydown', walk);
      box.removeAttribute('aria-activedescendant');
    };
  }, [input, all, active, base, navigate, onDone, targets, wanted]);

  if (wanted === '')
    return (
      <div className={panel} data-embedded={embedded || undefined}>
        <p className={hint}>{words('panel.hint')}</p>
      </div>
    );
  const groups = [
    ['rooms', hits.rooms],
    ['matches', hits.matches],
    ['teams', hits.teams],
  ] as const;
  return (
    <div className={panel} data-embedded={embedded || undefined}>
      <div id={listId} role="listbox" aria-label={t('search.label')}>
        {groups
          .filter(([, found]) => found.length > 0)
          .map(([name, found]) => (
            <div key={name} role="group" aria-label={words(`panel.${name}`)}>
              <div className={group} aria-hidden="true">
                {words(`panel.${name}`)}
              </div>
              {found.map((hit) => (
                <HitRow
                  key={hit.key}
                  id={idOf(hit)}
                  hit={hit}
                  query={wanted}
                  live={name === 'rooms'}
                  active={all[active] === hit}
                  onFollow={onDone}
                />
              ))}
            </div>
          ))}
        <Link
          className={row}
          id={`${base}${all.length}`}
          to={everywhere}
          role="option"
          aria-selected={active === all.length}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onDone}
        >
          <Icon name="search" size={20} />
          <span className={label}>{words('everywhere', { query: wanted })}</span>
        </Link>
      </div>
      {all.length === 0 && (
        <p className={hint}>
          <b>{words('panel.none', { query: wanted })}</b>
          <br />
          {words('panel.noneFact')}
        </p>
      )}
      <div role="status">
        <VisuallyHidden>{words.tn('panel.found', all.length)}</VisuallyHidden>
      </div>
    </div>
  );
}
