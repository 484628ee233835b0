/** Cookies of what a visitor chose about pages. */
import { PRICE_MODE_FIELD } from '../inventory/payment-bounds.ts';
import { CHROME_NAMES } from './chrome-visibility.ts';

export const COOKIES = { language: 'LanguageId', theme: 'Theme', priceMode: PRICE_MODE_FIELD, ...CHROME_NAMES } as const;
