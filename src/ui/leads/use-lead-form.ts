/** The behaviour of a form in the browser: it validates by the server's rules and is sent without leaving the page. */
import { useEffect, useRef, useState, type FocusEvent, type SubmitEvent, type SyntheticEvent } from 'react';
import type { LeadFormState } from '../../domain/leads/form-state.ts';
import { problemText } from '../../domain/leads/problem-text.ts';
import { WIRE_TYPES, type LeadForm } from '../../domain/leads/lead-form.ts';
import { validateLead } from '../../domain/leads/lead-validation.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { fieldOfName, SHOWN_ORDER, tracesOf, valuesOf } from './form-fields.ts';
import type { FormKind, LeadFormsView } from './present-lead-forms.ts';
import { sendLead, type Failure, type FieldProblem } from './send.ts';
import { useTranslation } from '../translation.tsx';

/**
 * Runs work immediately, or, while a pointer is pressed, after its release: an error line that appears above a button in between
 * would move the button away from the click.
 */
const useAfterPress = (): ((work: () => void) => void) => {
  const pressed = useRef(false);
  useEffect(() => {
    const press = (): void => void (pressed.current = true);
    const release = (): void => void (pressed.current = false);
    const events = [
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', release],
    ] as const;
    for (const [name, listener] of events) document.addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of events) document.removeEventListener(name, listener, true);
    };
  }, []);
  return (work) => {
    if (pressed.current) document.addEventListener('pointerup', () => setTimeout(work), { once: true });
    else work();
  };
};

/** A form that could not be sent, and the id of the answer in the server's log, if it had one. */
export interface NotSent {
  readonly failure: Failure;
  readonly id: string | null;
}

/** Why a form was rejected, unless its fields are invalid. */
export const failureOf = ({ outcome, id }: LeadFormState): NotSent | null =>
  outcome === 'invalid' ? null : { failure: outcome, id };

const asShown = (problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.toSorted((a, b) => SHOWN_ORDER.indexOf(a.field) - SHOWN_ORDER.indexOf(b.field));

export const useLeadForm = (kind: FormKind, { returned, sent, offer, productId, companyId, asked: several }: LeadFormsView) => {
  const { t } = useTranslation('leads');
  const { site } = useFrame();
  const cameBack = returned?.values.type === WIRE_TYPES[kind] ? returned : null;
  /** Identifies the form: a navigation to another vehicle or dealer starts a new one. */
  const asked = `${productId}/${companyId}`;
  const [sentTo, setSentTo] = useState(sent === kind ? asked : null);
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<readonly FieldProblem[]>(() => asShown(cameBack?.problems ?? []));
  const [failure, setFailure] = useState(cameBack && failureOf(cameBack));
  const word = useRef<HTMLDivElement>(null);
  /** Incremented when the summary has news. */
  const [news, setNews] = useState(cameBack || sent === kind ? 1 : 0);
  const afterPress = useAfterPress();
  const busy = useRef(false);
  const last = useRef({ body: '', number: 0 });
  const skew = useRef(0);

  useEffect(() => {
    // By the server's clock: the visitor's may be wrong.
    skew.current = offer.now - Date.now();
  }, [offer.now]);
  useEffect(() => {
    if (news > 0) word.current?.focus();
  }, [news]);

  const problemsOf = (values: LeadForm): FieldProblem[] => {
    const now = Date.now() + skew.current;
    const checked = validateLead(values, { country: site.country, timeZone: offer.timeZone, now });
    if (checked.kind === 'valid') return [];
    return checked.problems.map((each) => ({ field: each.field, text: problemText(each, t) }));
  };

  /** The same key for the same values: a form whose answer was lost is not stored twice. */
  const keyFor = (values: LeadForm): string => {
    const body = JSON.stringify(values);
    if (body !== last.current.body) last.current = { body, number: last.current.number + 1 };
    return `${values.type}.${offer.stamp}.${String(last.current.number)}`;
  };

  const tell = (found: readonly FieldProblem[], why: NotSent | null): void => {
    setProblems(asShown(found));
    setFailure(why);
    setNews((count) => count + 1);
  };

  const send = async (form: HTMLFormElement): Promise<void> => {
    const values = valuesOf(form);
    const found = problemsOf(values);
    if (found.length > 0) {
      tell(found, null);
      return;
    }
    busy.current = true;
    setSending(true);
    // The server makes a lead for each, and answers for all of them.
    if (several) {
      form.submit();
      return;
    }
    const outcome = await sendLead({ values, traces: tracesOf(form), key: keyFor(values) });
    busy.current = false;
    setSending(false);
    if (outcome.kind === 'sent') setSentTo(asked);
    // The key was used for other values: the next attempt gets a new one.
    if (outcome.kind === 'failed' && outcome.failure === 'conflict') last.current = { ...last.current, body: '' };
    tell(outcome.kind === 'invalid' ? outcome.problems : [], outcome.kind === 'failed' ? outcome : null);
  };

  return {
    stage: isSending ? ('sending' as const) : sentTo === asked ? ('sent' as const) : ('open' as const),
    problems,
    /** The visitor has tried to send: the summary at the top says what is wrong. */
    tried: news > 0,
    failure,
    /** The summary, which takes the focus when it changes. */
    word,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!busy.current) void send(event.currentTarget);
    },
    leaveField: ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
      const control: Element = target;
      // Only typed fields are validated when they are left.
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
      const field = fieldOfName(control.name);
      // Empty fields are reported only when the form is sent.
      if (!field || control.value.trim() === '' || control.type === 'checkbox' || control.type === 'radio') return;
      afterPress(() => {
        const found = problemsOf(valuesOf(currentTarget)).filter((problem) => problem.field === field);
        setProblems((before) => asShown([...before.filter((problem) => problem.field !== field), ...found]));
      });
    },
    change: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
      if (problems.length === 0) return;
      // Shown errors are updated on every change; new ones appear only when a field is left.
      const found = problemsOf(valuesOf(currentTarget));
      setProblems((before) => before.flatMap(({ field }) => found.filter((problem) => problem.field === field)));
    },
  };
};

export type LeadFormControl = ReturnType<typeof useLeadForm>;
