import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link as WouterLink } from 'wouter';
import { localePath } from '#domain/locale/locale.ts';
import { useIntent } from '../hooks/useIntent.ts';
import { useLocale } from '../hooks/useLocale.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path without language prefix, with its query if any. */
  readonly to: string;
  readonly replace?: boolean;
  readonly children?: ReactNode;
}

/** A link inside the portal: in the current language, and preloaded on hover or focus. */
export const Link = ({ to, children, ...rest }: LinkProps) => {
  const intent = useIntent(to);
  return (
    <WouterLink href={localePath(useLocale(), to)} {...intent} {...rest}>
      {children}
    </WouterLink>
  );
};
