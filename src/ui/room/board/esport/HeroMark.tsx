import type { HeroMark as Mark } from '#domain/match/board/esport.ts';

const INK = '#102030';
const HEXAGON = 'M24 1 46 13v25L24 50 2 38V13Z';
/** White shapes, and what is drawn on them. */
const marks: Readonly<Record<Mark, readonly [shape: string, line?: string]>> = {
  fox: ['M12 16l6 6h12l6-6-2 16-10 9-10-9z', 'M18 29h4M26 29h4'],
  leaf: ['M24 11c12 6 12 20 0 29-12-9-12-23 0-29z', 'M24 17v20'],
  bolt: ['M27 9 15 28h8l-3 14 13-20h-8z'],
  drop: ['M24 10c7 9 10 13 10 18a10 10 0 0 1-20 0c0-5 3-9 10-18z'],
  shield: ['M13 13h22v13c0 7-5 11-11 15-6-4-11-8-11-15z'],
  mountain: ['M9 38 20 16l6 10 4-6 9 18z'],
  eye: ['M9 26c8-11 22-11 30 0-8 11-22 11-30 0z', 'M24 23a3 3 0 1 0 .1 0z'],
  sun: ['M24 17a9 9 0 1 0 .1 0zM22.5 9h3v5h-3zM22.5 38h3v5h-3zM8 24.500h5v3H8zM35 24.500h5v3h-5z'],
  claw: ['M14 14c2 12 2 18-2 26 8-4 10-14 8-26zM25 12c2 14 1 20-3 28 9-4 12-16 9-28z'],
  bell: ['M24 11c7 0 9 6 9 14l3 7H12l3-7c0-8 2-14 9-14zM20 35h8c0 5-8 5-8 0z'],
};

interface HeroMarkProps {
  readonly mark: Mark;
  readonly colour: string;
  /** In CSS pixels. */
  readonly size: number;
  readonly banned?: boolean;
}

/** The drawing that stands for a hero. */
export const HeroMark = ({ mark, colour, size, banned = false }: HeroMarkProps) => {
  const [shape, line] = marks[mark];
  return (
    <svg width={size} height={size * 1.06} viewBox="0 0 48 51" aria-hidden="true">
      <path d={HEXAGON} fill={banned ? '#2a3832' : colour} stroke="#ffffff2e" strokeWidth="1.5" />
      <path d={shape} fill="#fff" opacity=".92" stroke={INK} strokeWidth="1" />
      {line && <path d={line} fill="none" stroke={INK} strokeWidth="2.5" />}
      {banned && <path d="M8 43 40 8" stroke="#ff7a72" strokeWidth="4" />}
    </svg>
  );
};
