import { Skeleton } from '../../kit/Skeleton.tsx';
import * as rows from './MatchRow.css.ts';
import * as league from './LeagueSection.css.ts';

const Row = () => (
  <li className={rows.row} data-sides="true">
    <span className={rows.when}>
      <Skeleton width={36} />
    </span>
    <span className={rows.side} data-side="home">
      <Skeleton width={24} height={24} round />
      <Skeleton width="55%" />
    </span>
    <span className={rows.side} data-side="away">
      <Skeleton width={24} height={24} round />
      <Skeleton width="60%" />
    </span>
    <span className={rows.act}>
      <Skeleton width="100%" height={30} />
    </span>
  </li>
);

/** A day that is loading: two leagues with rows of their final height. */
export const ScheduleSkeleton = ({ rowsEach = 5 }: { readonly rowsEach?: number }) => (
  <div aria-hidden="true">
    {[0, 1].map((section) => (
      <section key={section} className={league.section}>
        <div className={league.head}>
          <Skeleton width={180} />
        </div>
        <ul className={league.rows}>
          {Array.from({ length: rowsEach }, (_, i) => (
            <Row key={i} />
          ))}
        </ul>
      </section>
    ))}
  </div>
);
