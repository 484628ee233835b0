/** Secrets that must not be in the repository. Rules for what has a form of its own: a check that cries wolf is soon ignored. */

const RULES: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/],
  ['a key of AWS', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a token of GitHub', /\bgh[pousr]_[A-Za-z0-9]{36}\b|\bgithub_pat_[A-Za-z0-9_]{60}/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b|_authToken=[^\s$]{8}/],
  ['a token of Slack', /\bxox[abprs]-[A-Za-z0-9-]{10}/],
  ['a key of Google', /\bAIza[A-Za-z0-9_-]{35}\b/],
  ['a key of Stripe', /\b[sr]k_live_[A-Za-z0-9]{16}/],
  ['the key of leads', /^(?:LEADS_KEYS?|BACKUP_KEY)=\S*[A-Za-z0-9+/]{43}=/m],
  [
    'a password in an address',
    /\b(?:smtps?|postgres|https?):\/\/[^\s:@/"'`]+:(?!password@|secret@|pass@|geheim@)[^\s:@/"'`${}<]{8,}@(?!.*\.example\b)/,
  ],
];

/** A line for each secret that stands in the text of this file. */
export const secretFaults = (file: string, text: string): readonly string[] =>
  RULES.flatMap(([what, pattern]) => {
    const found = pattern.exec(text);
    return found ? [`${file}:${String(text.slice(0, found.index).split('\n').length)} looks like ${what}`] : [];
  });
