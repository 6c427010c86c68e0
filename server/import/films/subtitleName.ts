import { languageOf } from './languages.ts';

/** What the name of a file of subtitles says. */
export interface NamedSubtitle {
  /** The name of what it belongs to: of `Film (1925).vi.forced.srt` the part before `.vi`. */
  readonly of: string;
  readonly lang: string;
  readonly forced: boolean;
  readonly sdh: boolean;
  readonly isDefault: boolean;
}

const flags = { forced: 'forced', foreign: 'forced', sdh: 'sdh', cc: 'sdh', hi: 'sdh', default: 'isDefault' } as const;
const isFlag = (text: string): text is keyof typeof flags => Object.hasOwn(flags, text);

/** Reads a name without its ending from behind; `und` where it names no language. */
export const namedSubtitle = (name: string): NamedSubtitle => {
  const parts = name.split('.');
  const told = { forced: false, sdh: false, isDefault: false };
  let lang: string | null = null;
  while (parts.length > 0) {
    const last = (parts.at(-1) ?? '').toLowerCase();
    const language = languageOf(last);
    // `hi` is Hindi only where nothing else is a language.
    if (isFlag(last) && (last !== 'hi' || lang === null)) told[flags[last]] = true;
    else if (language !== null && lang === null) lang = language;
    else break;
    parts.pop();
  }
  // `Subs/2_English`, `English (SDH)`
  const whole = /^(?:\d+[_\s-]+)?([A-Za-z -]+?)(?:\s*\((sdh|forced)\))?$/iu.exec(name);
  const alone = lang === null && whole?.[1] !== undefined ? languageOf(whole[1]) : null;
  if (alone !== null) return { ...told, of: '', lang: alone, ...(whole?.[2] && { [whole[2].toLowerCase()]: true }) };
  return { ...told, of: parts.join('.'), lang: lang ?? 'und' };
};
