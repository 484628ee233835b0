/** One text of a visitor, a feed or a partner must not be able to stop the server: what an expression costs grows with the length alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import ts from 'typescript';
import { hostileTexts } from '../support/hostile-texts.ts';

const SOURCE = join(import.meta.dirname, '../../src');
/** A linear expression reads 100 KB within a few milliseconds, a quadratic one within many seconds: between them is a busy machine. */
const PATIENCE_MS = 3000;
/** Enough for what is known to be quadratic: whether it is caught does not hang on how long it is waited for. */
const SHORT_PATIENCE_MS = 250;

interface Expression {
  readonly at: string;
  readonly source: string;
  readonly flags: string;
}

const expressionsOf = (file: string): readonly Expression[] => {
  const text = readFileSync(join(SOURCE, file), 'utf8');
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) {
      const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.getText(tree)) ?? [];
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      found.push({ at: `src/${file}:${String(line + 1)}`, source, flags });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};

/** The first of these texts that takes the expression longer than a few milliseconds should; null for none. */
const slowText = ({ source, flags }: Expression, texts: readonly string[], patienceMs = PATIENCE_MS): string | null => {
  const context = { expression: new RegExp(source, flags), texts, at: 0 };
  try {
    runInNewContext('for (const text of texts) { at += 1; expression.lastIndex = 0; text.replace(expression, ""); }', context, {
      timeout: patienceMs,
    });
    return null;
  } catch {
    return texts[context.at - 1] ?? '';
  }
};

describe('Expressions', function () {
  this.timeout(300_000);
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const expressions = files.flatMap(expressionsOf);

  it('are found in the source', () => {
    expect(expressions).to.have.length.above(300);
  });

  it('take no longer for 100 KB made against them than their length allows', () => {
    const slow = expressions.flatMap((expression) => {
      const text = slowText(expression, hostileTexts(expression.source, expression.flags));
      return text === null ? [] : [`${expression.at} /${expression.source}/ on ${JSON.stringify(text.slice(0, 20))}…`];
    });
    expect(slow).to.deep.equal([]);
  });

  it('that do are caught: the harness finds each of these', () => {
    const quadratic = [
      ['\\p{L}{2,}\\.(?:com|net)\\b', 'iu'],
      ['^\\s*([\\d., -]*\\d)\\s*(.*?)\\s*$', ''],
      ['\\s+$', ''],
      ['<li\\b[^>]*>', 'gi'],
      ['(a+)+$', ''],
      ['^(?:a|aa)+$', ''],
    ] as const;
    for (const [source, flags] of quadratic) {
      const expression = { at: '', source, flags };
      expect(slowText(expression, hostileTexts(source, flags), SHORT_PATIENCE_MS), source).to.not.equal(null);
    }
  });
});
