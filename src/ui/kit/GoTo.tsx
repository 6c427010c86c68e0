import { Link, type LinkProps } from './Link.tsx';

/** A link in the operator's content: inside the portal as usual, to another site in a new tab. */
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
