/** Currencies by ISO 3166 country, for the countries that the portal knows. */
const byCountry = {
  ...{ VN: 'VND', US: 'USD', GB: 'GBP', TW: 'TWD', HK: 'HKD', MO: 'MOP', CN: 'CNY', JP: 'JPY', KR: 'KRW' },
  ...{ SG: 'SGD', MY: 'MYR', TH: 'THB', ID: 'IDR', PH: 'PHP', KH: 'KHR', LA: 'LAK', AU: 'AUD', NZ: 'NZD', CA: 'CAD' },
  ...{ AT: 'EUR', BE: 'EUR', DE: 'EUR', ES: 'EUR', FI: 'EUR', FR: 'EUR', GR: 'EUR', IE: 'EUR', IT: 'EUR' },
  ...{ LU: 'EUR', NL: 'EUR', PT: 'EUR', SK: 'EUR', CH: 'CHF', CZ: 'CZK', DK: 'DKK', NO: 'NOK', PL: 'PLN', SE: 'SEK' },
} as const;
const currencies: Readonly<Record<string, string>> = byCountry;

/** CALL-1. */
export const DEFAULT_CURRENCY = 'VND';

/** The ISO 4217 currency of a country; VND if the country is unknown. */
export const currencyIn = (country: string | null): string =>
  (country !== null && Object.hasOwn(currencies, country) ? currencies[country] : undefined) ?? DEFAULT_CURRENCY;

/** Whether a text is the code of a currency that the portal knows. */
export const isCurrency = (text: string): boolean => Object.values(currencies).includes(text);
