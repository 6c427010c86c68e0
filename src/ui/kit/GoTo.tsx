import { Link, type LinkProps } from './Link.tsx';

/** A link that the operator has set: inside the portal like any other, an address of another site in a tab of its own. */
export const GoTo = ({ to, children, ...rest }: Omit<LinkProps, 'replace'>) =>
  to.startsWith('/') ? (
    <Link to={to} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={to} rel="noopener" target="_blank" {...rest}>
      {children}
    </a>
  );
