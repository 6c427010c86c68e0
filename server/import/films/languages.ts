/** Names of languages as files and containers have them, to BCP 47. */
const known: Readonly<Record<string, string>> = {
  ...{ vi: 'vi', vie: 'vi', vietnamese: 'vi', viet: 'vi', 'tieng viet': 'vi' },
  ...{ en: 'en', eng: 'en', english: 'en', 'en-us': 'en-US', 'en-gb': 'en-GB' },
  ...{ zh: 'zh', zho: 'zh', chi: 'zh', cn: 'zh-Hans', chinese: 'zh', cht: 'zh-Hant', chs: 'zh-Hans' },
  ...{
    'zh-hant': 'zh-Hant',
    'zh-tw': 'zh-Hant',
    'zh-hk': 'zh-Hant',
    tw: 'zh-Hant',
    big5: 'zh-Hant',
    'zh-hans': 'zh-Hans',
  },
  ...{ 'zh-cn': 'zh-Hans', 'zh-sg': 'zh-Hans', gb: 'zh-Hans', traditional: 'zh-Hant', simplified: 'zh-Hans' },
  ...{ ja: 'ja', jpn: 'ja', japanese: 'ja', ko: 'ko', kor: 'ko', korean: 'ko', th: 'th', tha: 'th', thai: 'th' },
  ...{ fr: 'fr', fra: 'fr', fre: 'fr', french: 'fr', de: 'de', deu: 'de', ger: 'de', german: 'de' },
  ...{ es: 'es', spa: 'es', spanish: 'es', pt: 'pt', por: 'pt', portuguese: 'pt', 'pt-br': 'pt-BR' },
  ...{ it: 'it', ita: 'it', italian: 'it', ru: 'ru', rus: 'ru', russian: 'ru', id: 'id', ind: 'id', indonesian: 'id' },
  ...{ nl: 'nl', nld: 'nl', dut: 'nl', dutch: 'nl', pl: 'pl', pol: 'pl', polish: 'pl', sv: 'sv', swe: 'sv' },
  ...{
    da: 'da',
    dan: 'da',
    no: 'no',
    nor: 'no',
    fi: 'fi',
    fin: 'fi',
    cs: 'cs',
    ces: 'cs',
    cze: 'cs',
    tr: 'tr',
    tur: 'tr',
  },
  ...{ ar: 'ar', ara: 'ar', he: 'he', heb: 'he', hi: 'hi', hin: 'hi', km: 'km', khm: 'km', lo: 'lo', lao: 'lo' },
  ...{ ms: 'ms', msa: 'ms', may: 'ms', uk: 'uk', ukr: 'uk', hu: 'hu', hun: 'hu', el: 'el', ell: 'el', gre: 'el' },
  zxx: 'zxx',
};

/** A language by any of its names; null for none. */
export const languageOf = (name: string): string | null =>
  known[name.trim().toLowerCase().replaceAll('_', '-')] ?? null;

const own: Readonly<Record<string, string>> = {
  ...{ und: '', vi: 'Tiếng Việt', en: 'English', zh: '中文', 'zh-Hant': '繁體中文', 'zh-Hans': '简体中文' },
};
/** A language's own name, for who chooses it; empty for one that is not known. */
export const ownName = (lang: string): string => {
  const name = own[lang] ?? new Intl.DisplayNames(lang, { type: 'language', fallback: 'code' }).of(lang) ?? lang;
  return name.charAt(0).toUpperCase() + name.slice(1);
};
