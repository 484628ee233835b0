/**
 * How often one address is written to because of forms that anybody can send. It may be somebody else's, and a form must not be a way to
 * fill their mailbox. The leads beyond are accepted and delivered to the dealer as ever.
 */

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A visitor who asks several dealers gets a confirmation from each. */
const LIMITS: readonly { readonly withinMs: number; readonly most: number }[] = [
  { withinMs: HOUR_MS, most: 5 },
  { withinMs: DAY_MS, most: 10 },
];

/** Who has confirmed the address (opened the link of an alert) asked to be written to, within reason. */
const CONFIRMED_TIMES = 3;

/**
 * @param earlier when mails to the same address were due, in milliseconds since 1970, UTC
 * @param isConfirmed whether somebody who reads its mail has confirmed an alert
 */
export const mayMailVisitor = (earlier: readonly number[], isConfirmed: boolean, at: number): boolean =>
  LIMITS.every(({ withinMs, most }) => {
    // Times far in the future are of a clock that was wrong.
    const counted = earlier.filter((time) => Math.abs(at - time) < withinMs).length;
    return counted < most * (isConfirmed ? CONFIRMED_TIMES : 1);
  });

/** Their owner gets what is sent to an address with dots anywhere before the @ (support.google.com/mail/answer/7436150). */
const WITHOUT_DOTS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that a valid address leads to, as far as can be told: `Zoe+cars@example.org` is delivered to `zoe@example.org` (RFC 5233),
 * and `z.o.e@googlemail.com` to `zoe@gmail.com`. For counting alone: mail goes to the address as it was written.
 */
export const mailboxOf = (email: string): string => {
  const [local = '', domain = ''] = email
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const [name = ''] = local.split(/(?<=.)\+/);
  return WITHOUT_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
};
