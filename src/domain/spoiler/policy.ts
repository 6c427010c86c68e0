/** Whose results are hidden: nobody's, those of what one booked or follows, or all. */
export const spoilerPolicies = ['off', 'mine', 'all'] as const;
export type SpoilerPolicy = (typeof spoilerPolicies)[number];

/** The policy that a cookie states; anything else hides nothing. */
export const spoilerPolicy = (text: string | null | undefined): SpoilerPolicy =>
  spoilerPolicies.find((policy) => policy === text) ?? 'off';

/** What a page is painted with: who follows what is known only once it is alive, so `mine` hides all until then. */
export const paintedPolicy = (policy: SpoilerPolicy): 'off' | 'all' => (policy === 'off' ? 'off' : 'all');
