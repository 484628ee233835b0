import { useState } from 'react';
import {
  encodeFinance,
  FINANCE_LIMITS,
  readFigure,
  type FinanceFigure,
  type FinanceInputs,
} from '../../domain/finance/finance-inputs.ts';
import { numberText } from '../../domain/money/price-text.ts';
import { figuresOf } from './figures.ts';
import type { LoanView } from './present-loan.ts';

type Texts = Readonly<Partial<Record<FinanceFigure, string>>>;

interface Held {
  /** Query of the inputs that the page came with. */
  readonly given: string;
  /** Query that the visitor's inputs were last sent with: a page with the same query does not replace them. */
  readonly sent: string;
  readonly own: FinanceInputs;
  /** The text of a field while it is typed, valid or not. */
  readonly typed: Texts;
}

const isFigure = (field: string): field is FinanceFigure => Object.hasOwn(FINANCE_LIMITS, field);

const read = (figure: FinanceFigure, text: string): number | null => {
  const mayBeEmpty = figure === 'downPayment' || figure === 'paymentMin';
  return mayBeEmpty && text.trim() === '' ? 0 : readFigure(figure, text);
};

/** Values of the address that could not be parsed stay in their fields. */
const unreadOf = ({ problems }: LoanView): Texts =>
  Object.fromEntries(
    problems.flatMap(({ field, value, reason }) => (isFigure(field) && reason !== 'inverted' ? [[field, value]] : [])),
  );

const without = (typed: Texts, figure: FinanceFigure): Texts =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => name !== figure));

/** The visitor's inputs and their results, updated on every change and when the page brings other inputs. */
export const useLoan = (view: LoanView) => {
  const { context, defaults } = view;
  const queryOf = (inputs: FinanceInputs): string => encodeFinance(inputs, context.currency, defaults);
  const given = queryOf(view.inputs);
  const [held, hold] = useState<Held>({ given, sent: given, own: view.inputs, typed: unreadOf(view) });

  let now = held;
  if (held.given !== given) {
    now = given === held.sent ? { ...held, given } : { given, sent: given, own: view.inputs, typed: unreadOf(view) };
    hold(now);
  }
  const { own, typed } = now;
  const query = queryOf(own);
  const isChanged = query !== given;
  const isInverted = own.mode === 'Payment' && own.paymentMin > own.paymentMax;
  return {
    inputs: own,
    figures: isChanged ? figuresOf(isInverted ? { ...own, paymentMin: 0 } : own, context) : view.figures,
    /** Query of the inputs, '' for the default ones. */
    query,
    /** The visitor has changed what the page came with. */
    isChanged,
    textOf: (figure: FinanceFigure) =>
      typed[figure] ??
      (own[figure] === view.inputs[figure] ? view.fields[figure].text : numberText(own[figure], context.languageId)),
    isWrong: (figure: FinanceFigure) => {
      const text = typed[figure];
      return (text !== undefined && read(figure, text) === null) || (figure === 'paymentMin' && isInverted);
    },
    type: (figure: FinanceFigure, text: string) => {
      const value = read(figure, text);
      hold((before) => ({
        ...before,
        own: value === null ? before.own : { ...before.own, [figure]: value },
        typed: { ...before.typed, [figure]: text },
      }));
    },
    /** The field was left: its value is written as the language writes it. */
    leave: (figure: FinanceFigure) => {
      const text = typed[figure];
      if (text !== undefined && read(figure, text) !== null) hold({ ...now, typed: without(typed, figure) });
    },
    choose: (change: Partial<FinanceInputs>) => {
      const touched = Object.keys(change).filter(isFigure);
      hold({ ...now, own: { ...own, ...change }, typed: touched.reduce(without, typed) });
    },
    /** The inputs were sent: the next page confirms them. */
    markSent: () => hold({ ...now, sent: query }),
  };
};

export type Loan = ReturnType<typeof useLoan>;
