import type { ReactNode } from 'react';
import { SectionNav, type SectionNavProps } from './SectionNav.tsx';
import * as styles from './AreaHead.css.ts';

interface AreaHeadProps extends Pick<SectionNavProps, 'label' | 'links'> {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The head of an area: its name, its parts, and at its end what is done from here. */
export const AreaHead = ({ title, children, ...parts }: AreaHeadProps) => (
  <header className={styles.head}>
    <h1 className={styles.title}>{title}</h1>
    <SectionNav {...parts} />
    {children && <span className={styles.end}>{children}</span>}
  </header>
);
