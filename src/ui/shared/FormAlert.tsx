import type { ReactNode } from 'react';
import { fieldError } from '../kit/Field.css.ts';
import { Icon } from '../kit/Icon.tsx';

/** An error of the whole form; screen readers announce it. */
export const FormAlert = ({ children }: { readonly children: ReactNode }) => (
  <div className={fieldError} role="alert" data-shown={Boolean(children) || undefined}>
    {children && (
      <>
        <Icon name="circle-alert" size={17} />
        <span>{children}</span>
      </>
    )}
  </div>
);
