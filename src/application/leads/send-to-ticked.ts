/** One form to several dealers: a lead for each vehicle that was ticked, each as if it had been sent alone. */
import { MOST_COMPARED } from '../../domain/inventory/comparison.ts';
import type { LeadSubmission, SendLead, SentLead } from './send-lead.ts';

/** What the visitor has to know before anything else: nothing of theirs may get lost. */
const GRAVEST = ['busy', 'conflict', 'invalid', 'accepted'] as const;

const NOTHING_TICKED: SentLead = { kind: 'invalid', problems: [{ field: 'productId', problem: 'required' }] };

/**
 * Sends the form about each vehicle, with a key of its own: what was accepted stays accepted when the rest is sent again.
 *
 * @returns the gravest of the answers
 */
export const sendToTicked = async (
  submission: LeadSubmission,
  vehicles: readonly number[],
  sendLead: SendLead,
): Promise<SentLead> => {
  const answers: SentLead[] = [];
  for (const id of vehicles.slice(0, MOST_COMPARED)) {
    const form = { ...submission.form, productId: String(id) };
    answers.push(await sendLead({ ...submission, form, key: `${submission.key} ${String(id)}`, ticked: true }));
  }
  const [gravest = NOTHING_TICKED] = GRAVEST.flatMap((kind) => answers.filter((answer) => answer.kind === kind));
  return gravest;
};
