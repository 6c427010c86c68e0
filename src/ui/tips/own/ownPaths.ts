import { hrefOf } from '#domain/routing/routes.ts';

/** One's own tips. */
export const OWN = hrefOf('tipsOwn');
export const ownTabs = ['mine', 'saved', 'followed'] as const;
export type OwnTab = (typeof ownTabs)[number];
const names: Readonly<Record<OwnTab, string>> = { mine: '', saved: 'da-luu', followed: 'theo-doi' };

export const ownTabPath = (tab: OwnTab): string => (names[tab] === '' ? OWN : `${OWN}?muc=${names[tab]}`);
export const ownTabOf = (wanted: string | null): OwnTab =>
  ownTabs.find((tab) => names[tab] === (wanted ?? '')) ?? 'mine';

/** The form: of a new tip, on a match, or of a published one. */
export const writePath = (of: { readonly fixtureId?: string; readonly tipId?: string } = {}): string => {
  const query = new URLSearchParams({
    soan: of.tipId === undefined ? 'moi' : 'sua',
    ...(of.fixtureId !== undefined && { tran: of.fixtureId }),
    ...(of.tipId !== undefined && { tip: of.tipId }),
  });
  return `${OWN}?${query}`;
};
