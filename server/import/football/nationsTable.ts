import { locales } from '#domain/locale/locale.ts';
import { words, type Words } from '../../shared/words.ts';
import { nameKey } from './nameKey.ts';

/** FIFA's codes and the country codes of their flags, where the second is not the ISO code that Intl knows the names of. */
const CODES =
  'AFG:af ALB:al ALG:dz AND:ad ANG:ao ANT:ag ARG:ar ARM:am ARU:aw ASA:as AUS:au AUT:at AZE:az BAH:bs BAN:bd BDI:bi BEL:be BEN:bj BER:bm BFA:bf BHR:bh BHU:bt BIH:ba BLR:by BLZ:bz BOL:bo BOT:bw BRA:br BRB:bb BRU:bn BUL:bg CAM:kh CAN:ca CAY:ky CGO:cg CHA:td CHI:cl CHN:cn CIV:ci CMR:cm COD:cd COK:ck COL:co COM:km CPV:cv CRC:cr CRO:hr CTA:cf CUB:cu CUW:cw CYP:cy CZE:cz DEN:dk DJI:dj DMA:dm DOM:do ECU:ec EGY:eg EQG:gq ERI:er ESP:es EST:ee ETH:et FIJ:fj FIN:fi FRA:fr FRO:fo GAB:ga GAM:gm GEO:ge GER:de GHA:gh GIB:gi GNB:gw GRE:gr GRN:gd GUA:gt GUI:gn GUM:gu GUY:gy HAI:ht HKG:hk HON:hn HUN:hu IDN:id IND:in IRL:ie IRN:ir IRQ:iq ISL:is ISR:il ITA:it JAM:jm JOR:jo JPN:jp KAZ:kz KEN:ke KGZ:kg KOR:kr KOS:xk KSA:sa KUW:kw LAO:la LBN:lb LBR:lr LBY:ly LCA:lc LES:ls LIE:li LTU:lt LUX:lu LVA:lv MAC:mo MAD:mg MAR:ma MAS:my MCO:mc MDA:md MDV:mv MEX:mx MGL:mn MKD:mk MLI:ml MLT:mt MNE:me MOZ:mz MRI:mu MSR:ms MTN:mr MWI:mw MYA:mm NAM:na NCA:ni NCL:nc NED:nl NEP:np NGA:ng NIG:ne NOR:no NZL:nz OMA:om PAK:pk PAN:pa PAR:py PER:pe PHI:ph PLE:ps PNG:pg POL:pl POR:pt PRK:kp PUR:pr QAT:qa ROU:ro RSA:za RUS:ru RWA:rw SAM:ws SDN:sd SEN:sn SEY:sc SGP:sg SKN:kn SLE:sl SLV:sv SMR:sm SOL:sb SOM:so SRB:rs SRI:lk SSD:ss STP:st SUI:ch SUR:sr SVK:sk SVN:si SWE:se SWZ:sz SYR:sy TAH:pf TAN:tz TCA:tc TGA:to THA:th TJK:tj TKM:tm TLS:tl TOG:tg TPE:tw TRI:tt TUN:tn TUR:tr UAE:ae UGA:ug UKR:ua URU:uy USA:us UZB:uz VAN:vu VEN:ve VGB:vg VIE:vn VIN:vc VIR:vi YEM:ye ZAM:zm ZIM:zw ENG:gb-eng SCO:gb-sct WAL:gb-wls NIR:gb-nir';

const countryByFifa: ReadonlyMap<string, string> = new Map(
  CODES.split(' ').map((pair) => pair.split(':') as [string, string]),
);

/** The country of one of FIFA's codes; undefined for another text. */
export const countryOfFifa = (code: string): string | undefined => countryByFifa.get(code.toUpperCase());

const parts: Readonly<Record<string, Words>> = {
  'gb-eng': words('Anh', 'England', '英格蘭'),
  'gb-sct': words('Scotland', 'Scotland', '蘇格蘭'),
  'gb-wls': words('Wales', 'Wales', '威爾斯'),
  'gb-nir': words('Bắc Ireland', 'Northern Ireland', '北愛爾蘭'),
};

/** What data in English calls a country, where Intl calls it otherwise. */
const otherNames: Readonly<Record<string, string>> = {
  ...{ 'Republic of Ireland': 'ie', 'China PR': 'cn', Congo: 'cg', 'DR Congo': 'cd', 'Ivory Coast': 'ci' },
  ...{ 'United States Virgin Islands': 'vi', USA: 'us', Turkey: 'tr', 'Czech Republic': 'cz', 'Cape Verde': 'cv' },
  ...{ 'Chinese Taipei': 'tw', 'Hong Kong': 'hk', Macau: 'mo', Palestine: 'ps', Tahiti: 'pf', Myanmar: 'mm' },
  ...{ 'Korea Republic': 'kr', 'Korea DPR': 'kp', 'IR Iran': 'ir', 'Cabo Verde': 'cv', 'Congo DR': 'cd' },
  ...{ 'East Timor': 'tl', Swaziland: 'sz', Macedonia: 'mk', 'The Gambia': 'gm', 'Brunei Darussalam': 'bn' },
  ...{ 'Kyrgyz Republic': 'kg', 'Saint Martin': 'mf', 'Saint Barthélemy': 'bl', 'Saint Helena': 'sh' },
  ...{ 'Saint Kitts and Nevis': 'kn', 'Saint Lucia': 'lc', 'Saint Vincent and the Grenadines': 'vc' },
  ...{ 'Bosnia-Herzegovina': 'ba', 'U.S. Virgin Islands': 'vi', Holland: 'nl' },
  // martj42 keeps what the national team of Vietnam played under other names; it was never two of a match.
  ...{ 'Vietnam Republic': 'vn', 'South Vietnam': 'vn', 'North Vietnam': 'vn', 'Viet Nam': 'vn' },
};

/** Groups of countries, and places that are none. */
const NONE = new Set([
  'eu',
  'un',
  'ez',
  'xa',
  'xb',
  'zz',
  'qo',
  'uk',
  'fx',
  'su',
  'yu',
  'dd',
  'an',
  'cs',
  'zr',
  'tp',
  'bu',
]);

const displays = Object.fromEntries(
  locales.map(({ code, iso }) => [code, new Intl.DisplayNames([iso], { type: 'region', fallback: 'none' })]),
);

/** The names of a country in the three languages; null where nothing is known. */
export const namesOfCountry = (country: string): Words | null => {
  const own = parts[country];
  if (own) return own;
  if (!/^[a-z]{2}$/.test(country) || NONE.has(country)) return null;
  const named = (locale: string) => displays[locale]!.of(country.toUpperCase());
  const [vi, en, zh] = [named('vi'), named('en'), named('zh')];
  return vi !== undefined && en !== undefined && zh !== undefined ? words(vi, en, zh) : null;
};

const countriesByName = (): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  for (const first of letters)
    for (const second of letters) {
      const names = namesOfCountry(`${first}${second}`);
      if (names) found.set(nameKey(names.en), `${first}${second}`);
    }
  for (const [country, names] of Object.entries(parts)) found.set(nameKey(names.en), country);
  for (const [name, country] of Object.entries(otherNames)) found.set(nameKey(name), country);
  return found;
};
let byName: ReadonlyMap<string, string> | undefined;

/** The country of an English name, "czech-republic" too; undefined where none is called so. */
export const countryNamed = (name: string): string | undefined => (byName ??= countriesByName()).get(nameKey(name));

/** Where files of leagues begin with another code than their country's. */
const leagueCodes: Readonly<Record<string, string>> = {
  ...{ en: 'gb-eng', eng: 'gb-eng', sco: 'gb-sct', wal: 'gb-wls', nir: 'gb-nir', mls: 'us' },
};

/** The country of a competition's code, "de" of "de.1"; "" where it has none. */
export const countryOfCode = (code: string): string => {
  const first = code.split(/[.-]/)[0]!.toLowerCase();
  const own = leagueCodes[first];
  if (own !== undefined) return own;
  return /^[a-z]{2}$/.test(first) && namesOfCountry(first) ? first : '';
};

/** How the names of competitions begin, where a file says no code. */
const demonyms: Readonly<Record<string, string>> = {
  ...{ english: 'gb-eng', scottish: 'gb-sct', welsh: 'gb-wls', spanish: 'es', german: 'de', deutsche: 'de' },
  ...{ italian: 'it', french: 'fr', dutch: 'nl', portuguese: 'pt', belgian: 'be', austrian: 'at', swiss: 'ch' },
  ...{ turkish: 'tr', greek: 'gr', brazilian: 'br', argentine: 'ar', mexican: 'mx', japanese: 'jp', chinese: 'cn' },
  ...{ vietnamese: 'vn', osterr: 'at', osterreichische: 'at', russian: 'ru', danish: 'dk', swedish: 'se' },
};

/** "English Premier League" or "Japan | J1 League" as a country and the rest; null if it does not begin with one. */
export const countryInName = (name: string): { readonly country: string; readonly rest: string } | null => {
  const [first = '', ...others] = name.split(/\s*\|\s*|\s+/);
  const country = demonyms[nameKey(first)] ?? countryNamed(first);
  return country === undefined || others.length === 0 ? null : { country, rest: others.join(' ') };
};

/** Zones of countries that have one, for competitions that say none. */
const zones: Readonly<Record<string, string>> = {
  ...{ 'gb-eng': 'Europe/London', 'gb-sct': 'Europe/London', 'gb-wls': 'Europe/London', 'gb-nir': 'Europe/London' },
  ...{ ie: 'Europe/Dublin', es: 'Europe/Madrid', de: 'Europe/Berlin', it: 'Europe/Rome', fr: 'Europe/Paris' },
  ...{ nl: 'Europe/Amsterdam', be: 'Europe/Brussels', pt: 'Europe/Lisbon', at: 'Europe/Vienna', ch: 'Europe/Zurich' },
  ...{ tr: 'Europe/Istanbul', gr: 'Europe/Athens', dk: 'Europe/Copenhagen', se: 'Europe/Stockholm', no: 'Europe/Oslo' },
  ...{ pl: 'Europe/Warsaw', cz: 'Europe/Prague', hu: 'Europe/Budapest', ro: 'Europe/Bucharest', hr: 'Europe/Zagreb' },
  ...{ jp: 'Asia/Tokyo', cn: 'Asia/Shanghai', kr: 'Asia/Seoul', vn: 'Asia/Ho_Chi_Minh', th: 'Asia/Bangkok' },
  ...{ ar: 'America/Argentina/Buenos_Aires', co: 'America/Bogota', uy: 'America/Montevideo', my: 'Asia/Kuala_Lumpur' },
};
export const zoneOfCountry = (country: string): string | undefined => zones[country];
