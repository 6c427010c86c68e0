import { expect, it } from 'vitest';
import { currencyIn, isCurrency } from './currency.ts';

it('A-5: the currency follows the country; VND where it is not known', () => {
  expect(['VN', 'TW', 'FR', 'US', 'AQ', 'toString', null].map(currencyIn)).toEqual([
    ...['VND', 'TWD', 'EUR', 'USD', 'VND', 'VND', 'VND'],
  ]);
});

it('A-5: a text that is no currency counts as none', () => {
  expect(['VND', 'EUR', 'XXX', 'vnd', ''].map(isCurrency)).toEqual([true, true, false, false, false]);
});
