import type { CrestPlan } from '#domain/match/crest.ts';
import { crestDivisions, crestOutlines } from '#domain/match/crestArt.ts';

/** From 32 px on a crest shows its initials on a plate; the grey outline makes it visible on any background. */
export const crestSvg = ({ shape, division, colours: [first, second], initials, ink }: CrestPlan): string => {
  const outline = crestOutlines[shape]!;
  const size = [...initials].length > 2 ? 16 : 19;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>.p{display:none}.o{stroke-width:3.4}@media(min-width:32px){.p{display:inline}.o{stroke-width:2.4}}</style><clipPath id="s"><path d="${outline}"/></clipPath><g clip-path="url(#s)"><path d="M0 0h64v64H0z" fill="${first}"/><path d="${crestDivisions[division]!}" fill="${second}"/><g class="p"><path d="M0 21h64v22H0z" fill="${first}"/><text x="32" y="39" text-anchor="middle" font-family="'Plus Jakarta Sans','Segoe UI',Roboto,'Noto Sans',Helvetica,Arial,sans-serif" font-weight="800" font-size="${size}" fill="${ink}">${initials}</text></g></g><path class="o" d="${outline}" fill="none" stroke="#8a968f"/></svg>`;
};
