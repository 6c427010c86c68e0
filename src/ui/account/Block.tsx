import { useId, useRef, type ReactNode } from 'react';
import { useKeepFocus } from '../shared/focus.ts';
import { about as aboutLine, box, heading } from './rows.css.ts';

interface BlockProps {
  readonly title: string;
  readonly about?: ReactNode;
  readonly children: ReactNode;
}

/** One subject of a section: title, description and actions. */
export const Block = ({ title, about, children }: BlockProps) => {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useKeepFocus(section);
  return (
    <section className={box} ref={section} tabIndex={-1} aria-labelledby={id}>
      <h2 className={heading} id={id}>
        {title}
      </h2>
      {about && <p className={aboutLine}>{about}</p>}
      {children}
    </section>
  );
};
