import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { PhoneNumbers } from '../../ports/phone-numbers.ts';

const LONGEST = 40;

/** By the numbering plans of libphonenumber: Canada's and France's for numbers without `+`. */
export const numberingPlans: PhoneNumbers = {
  read(text, country) {
    const phone =
      text.length <= LONGEST ? parsePhoneNumberFromString(text, { defaultCountry: country, extract: false }) : undefined;
    return phone?.isPossible() && phone.isValid() ? phone.number : null;
  },
};
