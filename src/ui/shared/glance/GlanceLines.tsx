import { glanceLine, glanceLines } from './SportGlance.css.ts';
import type { GlanceLine } from './glanceOf.ts';
import { Sign } from './Sign.tsx';

/** The lines of a glance in one: who leads and by how much, the points of both hands. */
export const GlanceLines = ({ lines }: { readonly lines: readonly GlanceLine[] }) => (
  <span className={glanceLines}>
    {lines.map(({ sign, name, value }) => (
      <span key={name} className={glanceLine}>
        <Sign of={sign} size={16} /> {name} {value}
      </span>
    ))}
  </span>
);
