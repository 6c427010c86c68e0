/** TI-9: whether a path without language prefix leads to odds or tips, as its route says; known without that table. */
export const leadsToOdds = (path: string): boolean => /^\/+(?:ty-le-keo|tip-keo)(?:\/|$)/i.test(path);
