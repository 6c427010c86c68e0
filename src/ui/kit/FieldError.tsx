import type { ReactNode } from 'react';
import { fieldError } from './Field.css.ts';
import { Icon } from './Icon.tsx';

/** An error of a field (`id` links it) or of a whole form; screen readers announce it. */
export const FieldError = ({ id, children }: { readonly id?: string; readonly children: ReactNode }) => (
  <div className={fieldError} id={id} role="alert" data-shown={Boolean(children) || undefined}>
    {children && (
      <>
        <Icon name="circle-alert" size={17} />
        <span>{children}</span>
      </>
    )}
  </div>
);
