import { useEffect, useRef, useState } from 'react';
import { builtPrice, type BuildChoice } from '../../domain/catalogue/build-price.ts';
import { FINANCE_WIRE } from '../../domain/finance/finance-inputs.ts';
import { useLoan, type Loan } from '../finance/use-loan.ts';
import type { BuildView } from './catalogue-view.ts';
import { COLOUR_PARAMETER, OPTION_PARAMETER } from './catalogue-wire.ts';

/** Milliseconds without a change before the address follows. */
const PAUSE = 400;

export interface Build {
  readonly choice: BuildChoice;
  /** Before taxes in Canada. */
  readonly price: number;
  readonly loan: Loan;
  readonly choose: (change: Partial<BuildChoice>) => void;
}

/** The part of the page's query that says what is ordered, and on which terms. */
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

const OWN: readonly string[] = [COLOUR_PARAMETER, OPTION_PARAMETER, ...Object.values(FINANCE_WIRE)].map((name) =>
  name.toLowerCase(),
);

const addressWith = (query: string): string => {
  const { pathname, search, hash } = window.location;
  const others = [...new URLSearchParams(search)].filter(([name]) => !OWN.includes(name.toLowerCase()));
  const whole = [query, new URLSearchParams(others).toString()].filter((part) => part !== '').join('&');
  return pathname + (whole === '' ? '' : `?${whole}`) + hash;
};

/** What the visitor orders, and what it comes to: at once with every change. The address follows, for sharing. */
export const useBuild = (view: BuildView): Build => {
  const loan = useLoan(view);
  const [choice, setChoice] = useState<BuildChoice>(view.chosen);
  const query = queryOf(choice, loan, view);

  const written = useRef(query);
  useEffect(() => {
    if (written.current === query) return undefined;
    const write = (): void => {
      written.current = query;
      window.history.replaceState(window.history.state, '', addressWith(query));
    };
    const waiting = setTimeout(write, PAUSE);
    return () => clearTimeout(waiting);
  }, [query]);

  return {
    choice,
    price: loan.inputs.price,
    loan,
    choose: (change) => {
      const changed = { ...choice, ...change };
      setChoice(changed);
      loan.choose({ price: builtPrice(view.offer, changed) });
    },
  };
};
