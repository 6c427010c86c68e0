import { localeConfig, type Locale } from '#domain/locale/locale.ts';
import { crestPlan } from '#domain/match/crest.ts';
import { crestDivisions, crestOutlines } from '#domain/match/crestArt.ts';
import { ink, mark, onGround, SHARE } from './ground.ts';
import type { Lettering } from './lettering.ts';
import type { Shared, SharedMatch, ShownSide } from './shared.ts';
import { setText } from './textBlock.ts';

/** The zone of a link's reader is unknown, so the picture names the zone of its times. */
const ZONE = { name: 'Asia/Bangkok', label: 'GMT+7' } as const;

const MIDDLE = SHARE.width / 2;
const CREST = 196;
/** The horizontal positions of the two teams. */
const columns = [MIDDLE - 360, MIDDLE + 360] as const;

const quiet = (size: number) => ({ face: 'text', size, fill: ink.quiet }) as const;
const strong = (size: number) => ({ face: 'strong', size, fill: ink.bright }) as const;

const timeOf = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: ZONE.name }).format(at);
const dayOf = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(localeConfig(locale).iso, {
    ...{ day: 'numeric', month: 'numeric', year: 'numeric', timeZone: ZONE.name },
    ...(locale === 'en' && { month: 'short' }),
  }).format(at);

/** A crest with its initials as outlines, centred at a point. */
const crest = (lettering: Lettering, side: ShownSide, index: 0 | 1): string => {
  const { shape, division, colours, initials, ink: fill } = crestPlan(side);
  const outline = crestOutlines[shape]!;
  const size = [...initials].length > 2 ? 16 : 19;
  const words = { face: 'strong', size, fill } as const;
  const width = lettering.widthOf(initials, words) ?? 0;
  const plate = `<path d="M0 21h64v22H0z" fill="${colours[0]}"/>${lettering.line(initials, 32 - width / 2, 39, words)}`;
  const art = `<path d="M0 0h64v64H0z" fill="${colours[0]}"/><path d="${crestDivisions[division]!}" fill="${colours[1]}"/>${plate}`;
  const id = `c${index}`;
  return `<g transform="translate(${columns[index] - CREST / 2} ${238 - CREST / 2}) scale(${CREST / 64})"><clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${art}</g><path d="${outline}" fill="none" stroke="#8a968f" stroke-width="1.6"/></g>`;
};

/**
 * The portal's logo and name, starting at `left`, or centred if that is null. `top` is the logo's position; sizes
 * follow from `size`.
 */
const brand = (lettering: Lettering, top: number, size: number, left: number | null = null): string => {
  const words = strong(size * 0.9);
  const gap = size * 1.3;
  const x = left ?? MIDDLE - ((lettering.widthOf('Khán Đài', words) ?? 0) + gap) / 2;
  return mark(x, top, size) + lettering.line('Khán Đài', x + gap, top + size * 0.83, words);
};

const kickOff = (lettering: Lettering, { startTime }: SharedMatch, locale: Locale, top: number): string => {
  const middle = { x: MIDDLE, width: 360, lines: 1, align: 'middle' } as const;
  return (
    setText(lettering, timeOf(startTime), { ...middle, y: top }, { face: 'figures', size: 150, fill: ink.lime }) +
    setText(lettering, `${dayOf(startTime, locale)} · ${ZONE.label}`, { ...middle, y: top + 96 }, quiet(30))
  );
};

const matchPicture = (lettering: Lettering, match: SharedMatch, locale: Locale): string => {
  const league = setText(
    lettering,
    match.league,
    { x: MIDDLE, y: 76, width: 1040, lines: 1, align: 'middle' },
    quiet(34),
  );
  const { sides } = match;
  if (!sides) {
    const title = { x: MIDDLE, y: 196, width: 1040, lines: 2, align: 'middle' } as const;
    return [
      league,
      setText(lettering, match.title, title, strong(84)),
      kickOff(lettering, match, locale, 354),
      brand(lettering, 556, 40),
    ].join('');
  }
  const side = (index: 0 | 1): string =>
    crest(lettering, sides[index], index) +
    setText(
      lettering,
      sides[index].name,
      { x: columns[index], y: 408, width: 410, lines: 2, align: 'middle' },
      strong(54),
    );
  return league + side(0) + side(1) + kickOff(lettering, match, locale, 228) + brand(lettering, 556, 40);
};

const namePicture = (lettering: Lettering, name: string): string =>
  brand(lettering, 92, 64, 104) +
  setText(lettering, name, { x: 104, y: 330, width: 992, lines: 3, align: 'start' }, strong(84));

/** All texts in a picture. */
export const textsOf = (shared: Shared): readonly string[] =>
  shared.kind === 'name'
    ? [shared.name]
    : [
        shared.title,
        shared.league,
        ...(shared.sides ?? []).flatMap((side) => [side.name, crestPlan(side).initials]),
        dayOf(shared.startTime, shared.locale),
      ];

/** A share picture as SVG that contains only outlines. */
export const drawShared = (lettering: Lettering, shared: Shared): string =>
  onGround(
    shared.kind === 'name' ? namePicture(lettering, shared.name) : matchPicture(lettering, shared, shared.locale),
  );
