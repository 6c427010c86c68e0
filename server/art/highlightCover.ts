import type { HighlightArt } from '#domain/highlights/highlightArt.ts';
import type { CrestPlan } from '#domain/match/crest.ts';
import { crestSvg } from './crest.ts';

/** A crest within a drawing: its outline needs a name of its own there. */
const placed = (plan: CrestPlan, x: number, name: string): string =>
  crestSvg(plan)
    .replace('<svg ', `<svg x="${x}" y="42" width="84" height="84" `)
    .replaceAll('id="s"', `id="${name}"`)
    .replaceAll('url(#s)', `url(#${name})`);

const lamps = [24, 64, 104, 216, 256, 296].map((x) => `<circle cx="${x}" cy="14" r="2.4"/>`).join('');
const GROUND = `<path d="M0 0h320v180H0z" fill="#0c1a15"/><path d="M0 92h320v88H0z" fill="#12492f"/><path d="M0 118h320v20H0zM0 158h320v22H0z" fill="#0f3f29"/><path d="M0 92h320M160 92v88" stroke="#e8f1ea" stroke-width="2" opacity=".35"/><ellipse cx="160" cy="150" rx="46" ry="16" fill="none" stroke="#e8f1ea" stroke-width="2" opacity=".35"/><g fill="#f4f7e8">${lamps}</g><path d="M0 6h320" stroke="#24362e" stroke-width="3"/>`;
const FONT = `font-family="'Plus Jakarta Sans','Segoe UI',Roboto,'Noto Sans',Helvetica,Arial,sans-serif" font-weight="800"`;

/** NE-7: a cover of a highlight: 16:9, the night's palette, two crests; the score stands between them unless it is safe. */
export const highlightCoverSvg = ({ home, away, score }: HighlightArt): string => {
  const between = score
    ? `<rect x="122" y="64" width="76" height="40" rx="10" fill="#0a120f"/><text x="160" y="93" text-anchor="middle" ${FONT} font-size="27" fill="#c9f66b">${score[0]}–${score[1]}</text>`
    : `<path d="M146 84h28" stroke="#c9f66b" stroke-width="5" stroke-linecap="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">${GROUND}${placed(home, 28, 'h')}${placed(away, 208, 'a')}${between}</svg>`;
};
