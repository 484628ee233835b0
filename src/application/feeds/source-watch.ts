/** Tells the operator by mail when a source is overdue or stopped, once, and once more when it has recovered. */
import { conditionOf, type FeedSource, type NextOccurrence, type SourceCondition } from '../../domain/feeds/feed-source.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FeedRuns, SourceRecord } from '../../ports/feeds/feed-runs.ts';
import { escapeMarkup } from '../../domain/text/markup.ts';
import type { MailMessage } from '../../ports/mailer.ts';
import type { Sending, Transport } from '../../ports/transport.ts';

export interface SourceWatchPorts {
  readonly sources: readonly FeedSource[];
  readonly runs: FeedRuns;
  readonly nextOccurrence: NextOccurrence;
  readonly mail: Pick<Transport<MailMessage>, 'send'>;
  readonly clock: Clock;
  /** The operator's address; null: nobody is told. */
  readonly alarmMail: string | null;
}

export interface WatchedSource {
  readonly source: FeedSource;
  readonly record: SourceRecord;
  readonly condition: SourceCondition;
}

/** How every source stands. */
export const watchSources = async ({
  sources,
  runs,
  nextOccurrence,
  clock,
}: Pick<SourceWatchPorts, 'sources' | 'runs' | 'nextOccurrence' | 'clock'>): Promise<WatchedSource[]> => {
  const now = clock.now();
  const records = await runs.records(
    sources.map(({ name }) => name),
    now,
  );
  return sources.flatMap((source, index) => {
    const record = records[index];
    return record ? [{ source, record, condition: conditionOf(source, record.runs, record.since, now, nextOccurrence) }] : [];
  });
};

/** Sends what has changed since the operator was last told; any number of processes may do it at once. @returns mails that were not sent */
export const tellOperator = async (ports: SourceWatchPorts): Promise<readonly Exclude<Sending, { kind: 'sent' }>[]> => {
  const { alarmMail, runs, mail, sources, clock } = ports;
  if (alarmMail === null || sources.length === 0) return [];
  await runs.remember(
    sources.map(({ name }) => name),
    clock.now(),
  );
  const unsent: Exclude<Sending, { kind: 'sent' }>[] = [];
  for (const watched of await watchSources(ports)) {
    const { record, condition } = watched;
    if (record.told === condition || !(await runs.tell(record.name, record.told, condition))) continue;
    const sending = await mail.send(alarmMessage(watched, alarmMail, clock.now()));
    if (sending.kind === 'sent') continue;
    unsent.push(sending);
    await runs.tell(record.name, condition, record.told);
  }
  return unsent;
};

const SUBJECTS: Readonly<Record<SourceCondition, string>> = {
  ok: 'has recovered',
  overdue: 'is overdue',
  stopped: 'is stopped',
};

const timeText = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const alarmMessage = ({ source, record, condition }: WatchedSource, address: string, now: number): MailMessage => {
  const { name } = source;
  const succeeded = record.runs.find(({ outcome }) => outcome === 'imported' || outcome === 'unchanged');
  const [last] = record.runs.filter(({ outcome }) => outcome !== null);
  const text = [
    `The source ${name} ${SUBJECTS[condition]}.`,
    `Last success: ${succeeded?.endedAt ? timeText(succeeded.endedAt) : 'none so far'}.`,
    ...(last
      ? [`Last run: ${timeText(last.startedAt)}, ${last.outcome ?? ''}. ${last.detail}`.trim()]
      : ['It has not run: is npm run worker running?']),
    ...(condition === 'ok'
      ? []
      : [`npm run feeds -- status shows all sources, npm run feeds -- run ${name} runs this one; see docs/feeds.md, "Sources".`]),
  ].join('\n\n');
  const person = { name: 'Forecourt', address };
  return {
    name: `source-${name}-${condition}-${String(now)}`,
    date: now,
    from: person,
    to: person,
    replyTo: null,
    subject: `Feed ${name} ${SUBJECTS[condition]}`,
    text: `${text}\n`,
    html: `<pre style="white-space:pre-wrap;font-family:inherit">${escapeMarkup(text)}</pre>`,
    attachments: [],
    stopUrl: null,
    automatic: true,
  };
};
