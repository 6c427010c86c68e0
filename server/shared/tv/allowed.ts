/** Whether browsers may load a stream: it is on this origin, or on an origin that the operator listed. */
export const isAllowed = (link: string, origins: readonly string[]): boolean => {
  if (link.startsWith('/') && !link.startsWith('//')) return true;
  return URL.canParse(link) && origins.includes(new URL(link).origin);
};
