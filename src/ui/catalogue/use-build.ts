import { useState } from 'react';
import { builtPrice, type BuildChoice } from '../../domain/catalogue/build-price.ts';
import { FINANCE_WIRE } from '../../domain/finance/finance-inputs.ts';
import { useAddress } from '../finance/use-address.ts';
import { useLoan, type Loan } from '../finance/use-loan.ts';
import type { BuildView } from './present-build.ts';
import { COLOUR_PARAMETER, OPTION_PARAMETER } from './catalogue-wire.ts';

/** The part of the page's query with the chosen options and terms. */
const queryOf = ({ colour, options }: BuildChoice, { query, inputs }: Loan, view: BuildView): string => {
  const terms = new URLSearchParams(query);
  for (const followsFromChoice of [FINANCE_WIRE.price, FINANCE_WIRE.withTaxes]) terms.delete(followsFromChoice);
  if (inputs.province === view.defaults.province) terms.delete(FINANCE_WIRE.province);
  return new URLSearchParams([
    ...(colour === null || colour === view.offer.colours[0]?.key ? [] : [[COLOUR_PARAMETER, colour]]),
    ...options.map((option) => [OPTION_PARAMETER, option]),
    ...terms,
  ]).toString();
};

const OWN = [COLOUR_PARAMETER, OPTION_PARAMETER, ...Object.values(FINANCE_WIRE)];

/** The visitor's choice of options and its price, updated on every change. The address follows, so that it can be shared. */
export const useBuild = (view: BuildView) => {
  const loan = useLoan(view);
  const [choice, setChoice] = useState<BuildChoice>(view.chosen);
  useAddress(queryOf(choice, loan, view), OWN);
  return {
    choice,
    loan,
    choose: (change: Partial<BuildChoice>) => {
      const changed = { ...choice, ...change };
      setChoice(changed);
      loan.choose({ price: builtPrice(view.offer, changed) });
    },
  };
};

export type Build = ReturnType<typeof useBuild>;
