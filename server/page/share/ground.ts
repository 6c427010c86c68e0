/** Size of share pictures in pixels: social networks do not crop this ratio. */
export const SHARE = { width: 1200, height: 630 } as const;

export const ink = { ground: '#050b08', bright: '#f1f7ee', quiet: '#9cb0a5', lime: '#b9f24b' } as const;

/** A row of heads and shoulders along the lower edge, the same each time. */
const row = (every: number, rise: number, fill: string): string => {
  const heads = Array.from({ length: Math.ceil(SHARE.width / every) + 1 }, (_, i) => {
    const x = i * every + ((i * 104_729) % 17) - 8;
    const y = SHARE.height - rise + ((i * 7919) % 23) - 11;
    const r = every * 0.23;
    return `<circle cx="${x}" cy="${y}" r="${r}"/><rect x="${x - r * 1.8}" y="${y + r * 1.25}" width="${r * 3.6}" height="${SHARE.height}" rx="${r * 1.5}"/>`;
  });
  return `<g fill="${fill}">${heads.join('')}</g>`;
};

const stand = row(56, 96, '#0d1c15') + row(76, 52, '#16291f');
const dots = `<pattern id="d" width="8" height="8" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="1.2" fill="#ffffff" fill-opacity="0.05"/></pattern><rect width="${SHARE.width}" height="${SHARE.height}" fill="url(#d)"/>`;

/** The portal's logo, with its upper left corner at a point. */
export const mark = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="${ink.lime}"><rect x="7" y="2" width="10" height="5" rx="1.2"/><rect x="4" y="9.500" width="16" height="5" rx="1.2"/><rect x="1" y="17" width="22" height="5" rx="1.2"/></g>`;

/** A picture on the portal's background: a dark board above the stand. */
export const onGround = (drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE.width}" height="${SHARE.height}" viewBox="0 0 ${SHARE.width} ${SHARE.height}"><rect width="${SHARE.width}" height="${SHARE.height}" fill="${ink.ground}"/>${dots}${stand}${drawn}</svg>`;
