/** The messages in a document, as JSON for its script element, in UTF-8. */
import { languageOf } from '../../domain/language/language.ts';
import type { PageState } from '../../ui/page-state.ts';
import type { Messages } from '../i18n/messages.ts';
import { jsonForScript } from './json-for-script.ts';

/** Cached by messages, then by language and namespaces: every page of a screen has the same. */
const written = new WeakMap<Messages, Map<string, Buffer>>();

export const messagesJson = ({ frame, namespaces }: PageState, messages: Messages): Buffer => {
  const { slug } = languageOf(frame.languageId);
  const key = [slug, ...namespaces].join(' ');
  const known = written.get(messages) ?? new Map<string, Buffer>();
  written.set(messages, known);
  const json =
    known.get(key) ??
    Buffer.from(
      jsonForScript(Object.fromEntries(['common', ...namespaces].map((namespace) => [namespace, messages[slug][namespace]]))),
    );
  known.set(key, json);
  return json;
};
