/** NAV-4: a path that redirects to another site. */
export interface RouteRule {
  /** Without a language prefix. */
  readonly from: string;
  /** An address of another site. */
  readonly to: string;
}

/** A path as rules are compared: the case and a slash at the end do not matter, as for routes. */
export const rulePath = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, '');

/** The rule that matches a path, given without its language prefix and query. */
export const ruleFor = (rules: readonly RouteRule[], path: string): RouteRule | undefined =>
  rules.length > 0 ? rules.find(({ from }) => from === rulePath(path)) : undefined;
