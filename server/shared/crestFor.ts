import { crestPlan } from '#domain/match/crest.ts';

/**
 * The address of a generated crest for a club without one; the same name always gives the same crest. Colours as
 * #rrggbb.
 */
export const crestFor = (name: string, kit?: readonly [string, string]): string => {
  const { shape, division, colours, initials } = crestPlan({
    name: name.normalize('NFC'),
    ...(kit && { colours: kit }),
  });
  const [first, second] = colours.map((colour) => colour.slice(1).toLowerCase());
  return `/crests/${shape}-${division}-${first}-${second}-${encodeURIComponent(initials || 'KĐ')}.svg`;
};
