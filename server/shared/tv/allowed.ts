/** Whether browsers may load a stream: it is this origin's own, or its origin is one that the operator named. */
export const isAllowed = (link: string, origins: readonly string[]): boolean => {
  if (link.startsWith('/') && !link.startsWith('//')) return true;
  return URL.canParse(link) && origins.includes(new URL(link).origin);
};
