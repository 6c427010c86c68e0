import type { VenueDetail } from '#domain/football/answers.ts';
import { spaced } from '#domain/shared/count.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Crest } from '../../kit/Crest.tsx';
import { Unlit } from '../../kit/Unlit.tsx';
import { Board } from '../team/Board.tsx';

/** The head of a ground's page: name, whose home it is, and its figures. */
export const VenueHead = ({ venue }: { readonly venue: VenueDetail }) => {
  const t = useWords('teams');
  const { tenants, city, capacity, surface, figures, last, live } = venue;
  const hidden = [live, ...last].find((fixture) => fixture?.hidden);
  const dark = (value: string, second: boolean) => (hidden ? <Unlit of={hidden} second={second} /> : value);
  const [home] = tenants;
  const facts = [home && tenants.length === 1 && t('venue.homeOf', { team: home.name }), city].filter(Boolean);
  return (
    <Board
      side={home ?? {}}
      sign={home && <Crest side={home} size={76} />}
      title={venue.name}
      note={facts.join(', ')}
      long
      figures={[
        ...(capacity === undefined ? [] : [{ key: 'seats', value: spaced(capacity), label: t('venue.seats') }]),
        ...(surface === undefined
          ? []
          : [{ key: 'surface', value: t(`venue.surfaces.${surface}`), label: t('venue.surface') }]),
        ...(figures.crowd === null ? [] : [{ key: 'crowd', value: spaced(figures.crowd), label: t('venue.crowd') }]),
        ...(figures.home?.played
          ? [
              {
                key: 'home',
                value: dark(`${figures.home.win} – ${figures.home.draw} – ${figures.home.loss}`, false),
                label: t('venue.record', { team: home!.name }),
              },
            ]
          : []),
        ...(figures.goals === null
          ? []
          : [{ key: 'goals', value: dark(figures.goals.toFixed(1), true), label: t('venue.goals') }]),
      ]}
    />
  );
};
