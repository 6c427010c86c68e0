import { head, heading } from './FrontHead.css.ts';
import { Link } from './Link.tsx';

interface FrontHeadProps {
  /** Names the block that it stands over. */
  readonly id: string;
  readonly title: string;
  /** Where all of it is. */
  readonly to: string;
  readonly all: string;
}

/** The head of a block of the first page. */
export const FrontHead = ({ id, title, to, all }: FrontHeadProps) => (
  <div className={head}>
    <h2 id={id} className={heading}>
      {title}
    </h2>
    <Link to={to}>{all}</Link>
  </div>
);
