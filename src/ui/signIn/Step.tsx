import type { ReactNode } from 'react';
import { IconButton } from '../kit/IconButton.tsx';
import { Icon } from '../kit/Icon.tsx';
import { step, stepHead } from './LoginLayer.css.ts';

/** A step in place of the forms, with a back button before its title. */
export const Step = (props: {
  readonly title: string;
  readonly back: { readonly label: string; readonly go: () => void };
  readonly children: ReactNode;
}) => (
  <section className={step}>
    <header className={stepHead}>
      <IconButton label={props.back.label} onClick={props.back.go}>
        <Icon name="chevron-left" size={20} />
      </IconButton>
      <h3>{props.title}</h3>
    </header>
    {props.children}
  </section>
);
